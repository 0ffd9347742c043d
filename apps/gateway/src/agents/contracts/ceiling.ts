import type { Tier } from '../../kernel/db/index.ts'
import { consolidated, type Contract } from './kinds.ts'

/** The highest rates: parts per million of a part, minor units of an amount. */
export interface Ceiling {
  readonly part: number
  readonly amount: number
}

type Category = Contract['category']

interface ContractTerms {
  readonly category: string
  readonly tiers: readonly Tier[]
}

/** The highest rates of a contract's steps. */
export function highestOf(tiers: readonly Tier[]): Ceiling {
  const most = (type: 'P' | 'A'): number =>
    Math.max(0, ...tiers.filter((tier) => tier.rateType === type).map(({ rate }) => rate))
  return { part: most('P'), amount: most('A') }
}

/**
 * The steps that somebody with these contracts may hand on in
 * a category: of its contract there, else of the one for all.
 */
export function stepsFor(own: readonly ContractTerms[], category: string): readonly Tier[] {
  const contract =
    own.find((terms) => terms.category === category) ?? own.find((terms) => terms.category === consolidated)
  return contract?.tiers ?? []
}

/**
 * The categories whose terms bound what an upline hands on in a category. A contract for all games pays for those too
 * that the upline has a contract apart for, as long as the downline has none.
 * @param own what the upline has in force
 * @param theirs what the downline has in force
 */
export const boundingCategories = (
  category: Category,
  own: readonly { readonly category: Category }[],
  theirs: readonly { readonly category: Category }[],
): Category[] =>
  category === consolidated
    ? [
        consolidated,
        ...own
          .map((each) => each.category)
          .filter((each) => each !== consolidated && !theirs.some((their) => their.category === each)),
      ]
    : [category]

/** Whether a step is reached whenever the other one is, and pays no less then. */
const covers = (own: Tier, { rateType, rate, minimumBet, netLoss, activeMember }: Tier): boolean =>
  own.rateType === rateType &&
  own.rate >= rate &&
  own.minimumBet <= minimumBet &&
  own.netLoss <= netLoss &&
  own.activeMember <= activeMember

/** Whether any step pays more than the own steps, or is reached before the own one that pays as much. */
export const exceeds = (tiers: readonly Tier[], own: readonly Tier[]): boolean =>
  !tiers.every((tier) => tier.rate === 0 || own.some((step) => covers(step, tier)))
