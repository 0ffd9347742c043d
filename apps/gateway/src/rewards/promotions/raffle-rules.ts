import { createHash } from 'node:crypto'
import { sentences } from '../../kernel/http/index.ts'
import { share } from '../../agents/index.ts'
import { wageringMultiplier } from './terms.ts'

const peso = 100

/** What the raffle is called. */
export const raffleTitle = sentences('reward.raffle')

/** What has to be staked for one ticket, in minor units. */
export const stakePerTicket = 500 * peso

/** The prizes by place, in minor units. */
export const rafflePrizes: readonly number[] = [8_888, 3_888, 1_888, ...Array.from({ length: 7 }, () => 188)].map(
  (sum) => sum * peso,
)

/** The most that the prizes come to together, in parts per million of what the tickets stand for. */
export const raffleCeiling = 300

/**
 * What the prizes are, by place in minor units, for so many tickets:
 * whole where those bear them, else each of them less alike.
 */
export function prizesFor(totalTickets: number): readonly number[] {
  const whole = rafflePrizes.reduce((sum, prize) => sum + prize, 0)
  const borne = share(totalTickets * stakePerTicket, raffleCeiling)
  return borne >= whole ? rafflePrizes : rafflePrizes.map((prize) => Math.floor((prize * borne) / whole))
}

/** The terms of the prizes. */
export const raffleTerms = wageringMultiplier(1, 14)

/** How long after its end a raffle is drawn, when the last rounds are booked; in milliseconds. */
export const raffleGrace = 10 * 60_000

/** How many days a prize may be claimed. */
export const rafflePrizeDays = 14

/** The public hash of a raffle's secret. */
export const secretHashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex')

/**
 * The tickets that a secret draws, best first: for draws 0, 1, 2 … the first 12 hexadecimal digits of
 * `SHA-256(secret + ':' + draw)` modulo the tickets, plus one; a ticket that has won is passed over.
 */
export function drawTickets(secret: string, totalTickets: number, winners: number): number[] {
  const drawn = new Set<number>()
  for (let draw = 0; drawn.size < Math.min(winners, totalTickets); draw++) {
    const digits = createHash('sha256').update(`${secret}:${draw}`).digest('hex').slice(0, 12)
    drawn.add((Number.parseInt(digits, 16) % totalTickets) + 1)
  }
  return [...drawn]
}
