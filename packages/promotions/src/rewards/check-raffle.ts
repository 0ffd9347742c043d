import Hex from 'crypto-js/enc-hex.js'
import sha256 from 'crypto-js/sha256.js'
import type { DrawnRaffle } from '@parlour/api-client/endpoints'

/** What checking a draw has found; `unknown` where the platform has published too little. */
export type RaffleVerdict = 'right' | 'hash' | 'winners' | 'unknown'

const digits = 12
const hexadecimal = 16

const hashOf = (text: string): string => sha256(text).toString(Hex)

/**
 * The tickets that a secret draws, best first: for draws 0, 1, 2 … the first 12 hexadecimal digits of
 * `SHA-256(secret + ':' + draw)` modulo the tickets, plus one; a ticket that has won is passed over.
 *
 * @param winners how many are drawn
 * @returns numbers of tickets, from 1
 * @example drawnTickets('secret', 2_318, 10)
 */
export function drawnTickets(secret: string, totalTickets: number, winners: number): number[] {
  const drawn = new Set<number>()
  for (let draw = 0; drawn.size < Math.min(winners, totalTickets); draw++)
    drawn.add((Number.parseInt(hashOf(`${secret}:${draw}`).slice(0, digits), hexadecimal) % totalTickets) + 1)
  return [...drawn]
}

/**
 * Checks a draw by what the platform has published: that the secret fits the hash from before the draw, and that it
 * draws the tickets that are said to have won.
 *
 * @returns `right`, or what does not fit
 * @example checkRaffle(raffle) // 'right'
 */
export function checkRaffle({
  secret,
  secretHash,
  totalTickets,
  winners,
}: Pick<DrawnRaffle, 'secret' | 'secretHash' | 'totalTickets' | 'winners'>): RaffleVerdict {
  if (!secret || !secretHash || !totalTickets || winners.length === 0) return 'unknown'
  if (hashOf(secret) !== secretHash.toLowerCase()) return 'hash'
  const said = winners.toSorted((a, b) => a.place - b.place).map(({ ticket }) => ticket)
  const drawn = drawnTickets(secret, totalTickets, said.length)
  return drawn.length === said.length && drawn.every((ticket, place) => ticket === said[place]) ? 'right' : 'winners'
}
