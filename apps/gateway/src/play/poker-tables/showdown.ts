import { raiseOf } from '../games/ante.ts'
import { worthOf } from './hand-worth.ts'
import type { Hand } from '../../kernel/db/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** What the operator keeps of a pot, in hundredths. */
export const feePercent = 5

/** A hand as its player has played it. */
export interface PlayedHand {
  readonly cards: Hand
  readonly stays: boolean
}

/**
 * What a deal came to, in minor units: the pot, what the operator
 * kept of it, and what each player was paid, in their order.
 */
export interface Showdown {
  readonly pot: number
  readonly fee: number
  readonly paid: readonly number[]
}

/** Parts a sum into equal shares; what is left over of it goes to the first ones, a minor unit each. */
const sharesOf = (amount: number, shares: number): number[] =>
  Array.from({ length: shares }, (_, at) => Math.floor(amount / shares) + (at < amount % shares ? 1 : 0))

/**
 * Decides a deal: the best of those who stayed takes the pot less the fee, equal ones share it. Who stays alone takes
 * the antes less the fee, and has the raise back. When no player stays, all antes go back, and there is no fee.
 */
export function showDown(ante: number, players: readonly PlayedHand[]): Showdown {
  const raise = raiseOf(ante)
  const antes = ante * players.length
  const staying = players.filter(({ stays }) => stays)
  if (staying.length === 0) return { pot: antes, fee: 0, paid: players.map(() => ante) }
  const isAlone = staying.length === 1
  const pot = antes + raise * staying.length
  const fee = Math.floor(((isAlone ? antes : pot) * feePercent) / 100)
  const best = Math.max(...staying.map(({ cards }) => worthOf(cards).worth))
  const wins = players.map(({ cards, stays }) => stays && worthOf(cards).worth === best)
  const shares = sharesOf(pot - fee, wins.filter(Boolean).length)
  return { pot, fee, paid: wins.map((won) => (won ? present(shares.shift(), 'the share of a winner') : 0)) }
}
