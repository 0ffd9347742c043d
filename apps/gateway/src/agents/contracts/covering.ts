import { apartOf, consolidated, isInForce, type Contract } from './kinds.ts'
import { paidIn, sumOf, type Counted, type PeriodFigures } from './simulate.ts'

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

/** What a team played of the games of a contract, period by period. */
export type ReadFigures = (team: Counted & { readonly period: string }) => Promise<readonly PeriodFigures[]>

/** Works out what the contract for all games would have paid, with a category and without it. */
export async function coveredPay(
  read: ReadFigures,
  { covering, own, category }: { covering: Contract; own: readonly Contract[]; category: string },
): Promise<CoveredPay> {
  const { memberId, kind, period, tiers } = covering
  const others = apartOf(own).filter((each) => each !== category)
  const whose = { memberId, category: consolidated, period }
  const all = await read({ ...whose, apart: others })
  const rest = await read({ ...whose, apart: [...others, category] })
  return {
    turnover: sumOf(all.map(({ turnover }) => turnover)),
    netLoss: sumOf(all.map(({ netLoss }) => netLoss)),
    withCategory: sumOf(paidIn(kind, tiers, all)),
    withoutCategory: sumOf(paidIn(kind, tiers, rest)),
  }
}
