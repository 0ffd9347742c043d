import type { Promotion, PromotionCategory } from '@parlour/api-client/endpoints'

/** A group with what it is called in an address, and how many promotions of it there are. */
export interface PromotionKind {
  /** The code of the group, or its id where it has none. */
  readonly code: string
  readonly name: string
  readonly count: number
}

const codeOf = ({ id, code }: PromotionCategory): string => code ?? String(id)

const belongs = (promotion: Promotion, category: PromotionCategory): boolean =>
  promotion.promoAnnouncementCategoryIds.includes(category.id) ||
  (category.code !== null && promotion.category === category.code)

/**
 * The groups with at least one of the promotions, in the operator's order. Source: PRM-01, contract 3.7.
 *
 * @returns the groups with their counts
 * @example promotionKinds(promotions, groups)
 */
export const promotionKinds = (
  promotions: readonly Promotion[],
  categories: readonly PromotionCategory[],
): PromotionKind[] =>
  categories
    .map((category) => ({
      code: codeOf(category),
      name: category.name,
      count: promotions.filter((promotion) => belongs(promotion, category)).length,
    }))
    .filter(({ count }) => count > 0)

/**
 * The promotions of a group.
 *
 * @param code the group in the address; undefined for all
 * @returns the promotions; none for an unknown group
 * @example promotionsOfKind(promotions, groups, 'sports')
 */
export function promotionsOfKind(
  promotions: readonly Promotion[],
  categories: readonly PromotionCategory[],
  code: string | undefined,
): Promotion[] {
  if (code === undefined) return [...promotions]
  const category = categories.find((other) => codeOf(other) === code)
  return category ? promotions.filter((promotion) => belongs(promotion, category)) : []
}
