import type { ContractKind, OfferPreview } from '@parlour/api-client/endpoints'
import type { OfferBounds } from './check-steps.ts'
import { termOf } from './terms.ts'

/**
 * What bounds an offer, by what the platform says before it is written.
 *
 * @param preview the own contract in the category, and what its games bear
 * @param kind a dividend asks for a net loss too
 * @returns the bounds; without an own contract nothing can be offered
 * @example offerBounds(preview, 'daily').own[0]?.rate // 0.001
 */
export const offerBounds = (
  { own, bears, besides }: Pick<OfferPreview, 'own' | 'bears' | 'besides'>,
  kind: ContractKind,
): OfferBounds => ({
  own: (own?.tiers ?? []).map(termOf),
  besides: besides.map(({ category, tiers }) => ({ category, own: tiers.map(termOf) })),
  bears: bears ?? null,
  loss: kind === 'dividend',
})
