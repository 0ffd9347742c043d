import { roomIdOf } from '../games/game-row.ts'
import type { Gateway } from '../gateway.ts'
import { type Language, saidIn } from '../http/languages.ts'
import { bannerUrl, type BannerRow } from './content.ts'

/** A banner as the wire carries it, with the game it leads to. */
export function bannerOnWire({ catalogue }: Gateway, row: BannerRow, language: Language) {
  const game = row.gameId === null ? undefined : catalogue.find(row.gameId)
  const toPromotion = row.linkageType === 'P'
  return {
    title: saidIn(row.title, language),
    bannerId: row.id,
    announcementId: toPromotion ? Number(row.linkage) : null,
    url: bannerUrl(row, 'desktop', language),
    mobileUrl: bannerUrl(row, 'phone', language),
    groupName: row.groupName,
    platform: 'W',
    noExpiry: 1,
    linkage: row.linkage,
    linkageType: row.linkageType,
    redirect: toPromotion ? 'PROMO' : null,
    redirectPromotionId: toPromotion ? Number(row.linkage) : null,
    vendor: game?.studio ?? null,
    gameType: game?.category ?? null,
    nodeId: game?.id ?? null,
    roomId: game ? roomIdOf(game) : null,
  }
}
