import type { Promotion } from '@parlour/api-client/endpoints'
import { linkTarget, type LinkTarget } from '@parlour/screen-kit'

/** Where a promotion leads beside its terms: a path, a page of another site, or another promotion. */
export type PromotionTarget = LinkTarget | { readonly kind: 'promotion'; readonly id: string }

/**
 * Where the `redirect` of a promotion leads. Source: contract 3.7.
 *
 * @param origin the page's own origin
 * @returns a path, an address or another promotion; null for none
 * @example promotionTarget(promotion, location.origin)
 */
export function promotionTarget(
  { id, redirect, redirectPromotionId, externalLink }: Promotion,
  origin: string,
): PromotionTarget | null {
  if (redirect === 'REDIRECT_URL') return linkTarget(externalLink, origin)
  if (redirect !== 'PROMO' || redirectPromotionId === null || redirectPromotionId === id) return null
  return { kind: 'promotion', id: String(redirectPromotionId) }
}
