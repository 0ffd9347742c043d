import type { DrawnRaffle } from '@parlour/api-client/endpoints'

/** What checking a draw has found; `unknown` where the platform has published too little. */
export type RaffleVerdict = 'right' | 'hash' | 'winners' | 'unknown'

/** SHA-256 of a text, in hexadecimal. */
export type Sha256 = (text: string) => Promise<string>

const digits = 12
const hexadecimal = 16

/**
 * The tickets that a secret draws, best first: for draws 0, 1, 2 … the first 12 hexadecimal digits of
 * `SHA-256(secret + ':' + draw)` modulo the tickets, plus one; a ticket that has won is passed over.
 *
 * @param winners how many are drawn
 * @returns numbers of tickets, from 1
 * @example await drawnTickets('secret', 2_318, 10, sha256)
 */
export async function drawnTickets(
  secret: string,
  totalTickets: number,
  winners: number,
  sha256: Sha256,
): Promise<number[]> {
  const drawn = new Set<number>()
  for (let draw = 0; drawn.size < Math.min(winners, totalTickets); draw++)
    drawn.add((Number.parseInt((await sha256(`${secret}:${draw}`)).slice(0, digits), hexadecimal) % totalTickets) + 1)
  return [...drawn]
}

/**
 * Checks a draw by what the platform has published: that the secret fits the hash from before the draw, and that it
 * draws the tickets that are said to have won.
 *
 * @returns `right`, or what does not fit
 * @throws what `sha256` throws
 * @example await checkRaffle(raffle, sha256) // 'right'
 */
export async function checkRaffle(
  {
    secret,
    secretHash,
    totalTickets,
    winners,
  }: Pick<DrawnRaffle, 'secret' | 'secretHash' | 'totalTickets' | 'winners'>,
  sha256: Sha256,
): Promise<RaffleVerdict> {
  if (!secret || !secretHash || !totalTickets || winners.length === 0) return 'unknown'
  if ((await sha256(secret)) !== secretHash.toLowerCase()) return 'hash'
  const said = winners.toSorted((a, b) => a.place - b.place).map(({ ticket }) => ticket)
  const drawn = await drawnTickets(secret, totalTickets, said.length, sha256)
  return drawn.length === said.length && drawn.every((ticket, place) => ticket === said[place]) ? 'right' : 'winners'
}
