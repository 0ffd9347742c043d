import type { Database } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { apartOf, consolidated, isInForce, type Contract } from './kinds.ts'
import { figuresIn, paidIn, sumOf } from './simulate.ts'

/** The contract for all games, which pays for a category as long as that has none of its own. */
export const coveringOf = (own: readonly Contract[], category: string): Contract | undefined =>
  category === consolidated ? undefined : own.find((each) => each.category === consolidated && isInForce(each))

/** What the contract for all games would have paid with and without the games of a category; minor units. */
export interface CoveredPay {
  readonly turnover: number
  readonly netLoss: number
  readonly withCategory: number
  readonly withoutCategory: number
}

/** Works out what the contract for all games would have paid in a stretch of time, with a category and without it. */
export async function coveredPay(
  db: Database,
  { covering, own, category }: { covering: Contract; own: readonly Contract[]; category: string },
  within: Period,
): Promise<CoveredPay> {
  const { memberId, kind, period, tiers } = covering
  const others = apartOf(own).filter((each) => each !== category)
  const whose = { memberId, category: consolidated, period }
  const all = await figuresIn(db, { ...whose, apart: others }, within)
  const rest = await figuresIn(db, { ...whose, apart: [...others, category] }, within)
  return {
    turnover: sumOf(all.map(({ turnover }) => turnover)),
    netLoss: sumOf(all.map(({ netLoss }) => netLoss)),
    withCategory: sumOf(paidIn(kind, tiers, all)),
    withoutCategory: sumOf(paidIn(kind, tiers, rest)),
  }
}
