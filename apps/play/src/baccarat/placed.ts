import type { Bet, FieldEnd, Stakes } from '../calls/baccarat.ts'

/** A chip, or what was repeated, on one field: the last of them is the first that Undo takes back. */
export interface Placed {
  readonly bet: Bet
  readonly sum: number
}

/** What lies on each field. */
export function stakesOf(placed: readonly Placed[]): Stakes {
  const stakes: Partial<Record<Bet, number>> = {}
  for (const { bet, sum: amount } of placed) stakes[bet] = (stakes[bet] ?? 0) + amount
  return stakes
}

/** What lies on the table in all. */
export const totalOf = (placed: readonly Placed[]): number => placed.reduce((sum, each) => sum + each.sum, 0)

/** Lays again what lay on the fields of a round. */
export const layAgain = (fields: readonly FieldEnd[]): Placed[] => fields.map(({ bet, stake }) => ({ bet, sum: stake }))

/** The chips that make up a sum, largest first. */
export function chipsFor(amount: number, chips: readonly number[]): number[] {
  const made: number[] = []
  let left = amount
  for (const chip of chips.toReversed()) {
    const many = Math.floor(left / chip)
    made.push(...Array.from({ length: many }, () => chip))
    left -= many * chip
  }
  return made
}
