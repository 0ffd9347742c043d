import type { Share } from './split-stake.ts'

/** A win as it goes back to where the stake came from; sums in minor units. */
export interface WinSplit {
  readonly own: number
  readonly shares: readonly Share[]
}

const part = (win: number, amount: number, stake: number): number =>
  Number((BigInt(win) * BigInt(amount)) / BigInt(stake))

/** Splits a win in the proportion of its stake. Parts are rounded down; what is left of it goes to the last bonus. */
export function splitWin(win: number, stake: number, shares: readonly Share[]): WinSplit {
  const bonus = shares.reduce((sum, { amount }) => sum + amount, 0)
  if (shares.length === 0) return { own: win, shares: [] }
  const own = part(win, stake - bonus, stake)
  const rounded = shares.map(({ bonusId, amount }) => ({ bonusId, amount: part(win, amount, stake) }))
  const rest = win - own - rounded.reduce((sum, { amount }) => sum + amount, 0)
  return {
    own,
    shares: rounded.map((share, at) => (at === rounded.length - 1 ? { ...share, amount: share.amount + rest } : share)),
  }
}
