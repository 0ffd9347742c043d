import type { Promotion } from '@parlour/api-client/endpoints'
import { bannerTarget, type BannerTarget } from '../banners/banner-target.ts'

const none = { linkage: null, nodeId: null, vendor: null, roomId: null }

/** Where a promotion leads beside its terms, or null: its `redirect`, by the rule of banners. Source: contract 3.7. */
export function promotionTarget({ id, redirect, redirectPromotionId, externalLink }: Promotion, origin: string): BannerTarget | null {
  if (redirect === 'REDIRECT_URL') return bannerTarget({ ...none, linkageType: 'URL', linkage: externalLink }, origin)
  if (redirect !== 'PROMO' || redirectPromotionId === null || redirectPromotionId === id) return null
  return bannerTarget({ ...none, linkageType: 'P', linkage: String(redirectPromotionId) }, origin)
}
