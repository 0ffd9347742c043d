import { highestRate } from '../contracts/highest-rate.ts'
import type { Tier } from '../db/tables/index.ts'
import { houseEdge, playedCategories } from '../play/house-edge.ts'
import { productTypeOf } from '../salaries/product-type.ts'
import type { Agreed, HouseContract } from './agreed.ts'
import { programmeRates } from './programmes.ts'

const million = 1_000_000

/** What a rate of a kind gives back of the turnover: a dividend is paid of what the house keeps of it. */
const worth = (kind: string, edge: number): number => (kind === 'dividend' ? edge / million : 1)

const countsIn = (category: string) => (contract: HouseContract): boolean =>
  contract.category === 'CONS' || contract.category === productTypeOf(category)

/**
 * The caps of the contracts that count in a category: the cheaper ones keep what they state, the dearer ones get what is left
 * below the edge. Of one kind only the dearest counts, since whoever is paid by one is not paid by another.
 */
function capsIn(category: string, agreed: Agreed): [id: number, cap: number][] {
  const edge = houseEdge(category)
  const stated = agreed.houseContracts.filter(countsIn(category))
    .map(({ id, kind, tiers }) => ({ id, kind, given: Math.ceil(highestRate(tiers) * worth(kind, edge)) }))
    .toSorted((a, b) => a.given - b.given || a.id - b.id)
  let left = Math.max(0, edge - programmeRates(category, { ...agreed, houseContracts: [] }).reduce((sum, { rate }) => sum + rate, 0))
  const highest = new Map<string, number>()
  return stated.flatMap(({ id, kind, given }): [number, number][] => {
    const before = highest.get(kind) ?? 0
    const allowed = Math.min(given, before + left)
    left -= Math.max(0, allowed - before)
    highest.set(kind, Math.max(before, allowed))
    return allowed < given ? [[id, Math.floor(allowed / worth(kind, edge))]] : []
  })
}

/**
 * What contracts of the house may pay at most, by id, in parts per million, where they state more than the edge of a category bears
 * beside all other programmes.
 */
export function contractCaps(agreed: Agreed): ReadonlyMap<number, number> {
  const caps = new Map<number, number>()
  for (const category of playedCategories)
    for (const [id, cap] of capsIn(category, agreed)) caps.set(id, Math.min(cap, caps.get(id) ?? cap))
  return caps
}

/** The steps of a contract, none above its cap; as they are without one. */
export const capTiers = (tiers: readonly Tier[], cap: number | undefined): readonly Tier[] =>
  cap === undefined ? tiers : tiers.map((tier) =>
    ({ ...tier, rate: Math.min(tier.rate, tier.rateType === 'P' ? cap : Math.floor((cap * tier.minimumBet) / million)) }))
