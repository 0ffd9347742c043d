import { roomIdOf } from '../../kernel/ports/index.ts'
import type { BannerRow } from '../../kernel/ports/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import { bannerUrl } from './content.ts'

/** The promotion that a banner leads to, or null. */
export const promotionOfBanner = ({ linkageType, linkage }: BannerRow): number | null =>
  linkageType === 'P' ? Number(linkage) : null

/** A banner as the wire carries it, with the game it leads to. */
export function bannerOnWire({ catalogue }: Gateway, row: BannerRow, language: Language) {
  const game = row.gameId === null ? undefined : catalogue.find(row.gameId)
  const promotionId = promotionOfBanner(row)
  return {
    title: localized(row.title, language),
    bannerId: row.id,
    announcementId: promotionId,
    url: bannerUrl(row, 'desktop', language),
    mobileUrl: bannerUrl(row, 'phone', language),
    groupName: row.groupName,
    platform: 'W',
    noExpiry: 1,
    linkage: row.linkage,
    linkageType: row.linkageType,
    redirect: promotionId === null ? null : 'PROMO',
    redirectPromotionId: promotionId,
    vendor: game?.provider ?? null,
    gameType: game?.category ?? null,
    nodeId: game?.id ?? null,
    roomId: game ? roomIdOf(game) : null,
  }
}
