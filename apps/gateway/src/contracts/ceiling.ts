import type { Tier } from '../db/tables/index.ts'
import { consolidated } from './kinds.ts'

/** The highest rates: parts per million of a part, minor units of an amount. */
export interface Ceiling {
  readonly part: number
  readonly amount: number
}

interface Terms {
  readonly category: string
  readonly tiers: readonly Tier[]
}

/** The highest rates of a contract's steps. */
export function highestOf(tiers: readonly Tier[]): Ceiling {
  const most = (type: 'P' | 'A'): number => Math.max(0, ...tiers.filter((tier) => tier.rateType === type).map(({ rate }) => rate))
  return { part: most('P'), amount: most('A') }
}

/** The most that somebody with these contracts may hand on in a category: its contract there, else the one for all. */
export function ceilingOf(own: readonly Terms[], category: string): Ceiling {
  const contract = own.find((terms) => terms.category === category) ?? own.find((terms) => terms.category === consolidated)
  return highestOf(contract?.tiers ?? [])
}

/** Whether any step is above the ceiling. */
export function exceeds(tiers: readonly Tier[], ceiling: Ceiling): boolean {
  const highest = highestOf(tiers)
  return highest.part > ceiling.part || highest.amount > ceiling.amount
}
