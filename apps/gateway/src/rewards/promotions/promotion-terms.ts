import type { Gateway } from '../../kernel/config/index.ts'
import type { PromotionRow } from '../../kernel/ports/index.ts'
import { figuresOf } from './promotion-figures.ts'
import { serializeTerms } from './terms.ts'

/** What a promotion gives and asks for, by the id of its announcement. */
export const promotionOf = ({ content }: Pick<Gateway, 'content'>, promotionId: number): PromotionRow | undefined =>
  content.promotions.get(promotionId)

/** The terms of a promotion as the wire shows them; null where it has no rule or gives no bonus. */
export function termsOf(
  gateway: Pick<Gateway, 'content'>,
  promotionId: number,
): ReturnType<typeof serializeTerms> | null {
  const known = promotionOf(gateway, promotionId)
  return known?.terms ? serializeTerms(known.terms, { amount: figuresOf(known.rule).amount }) : null
}
