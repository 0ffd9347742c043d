import { promotionPath } from '@parlour/art'
import { localized } from '../../kernel/http/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { bannerUrl } from './content.ts'
import type { AnnouncementRow, Content } from '../../kernel/ports/index.ts'
import { figureIn } from './figure-in.ts'

const redirectOf = ({ linkedPromotionId, externalLink }: AnnouncementRow): 'PROMO' | 'REDIRECT_URL' | null => {
  if (linkedPromotionId !== null) return 'PROMO'
  return externalLink === null ? null : 'REDIRECT_URL'
}

/** A notice or popup as the wire carries it; `read` are the ids that the member has opened. */
export const announcementOnWire = (row: AnnouncementRow, language: Language, read: ReadonlySet<number>) => ({
  id: row.id,
  title: localized(row.title, language),
  content: localized(row.content, language),
  type: row.type,
  status: 'A',
  platform: row.platform,
  startDate: row.startDate,
  utcStartDateTime: row.startDate,
  endDate: row.endDate,
  noExpiry: row.endDate === null ? 1 : 0,
  execution: row.execution,
  priority: row.position,
  read: read.has(row.id),
  promotionType: row.promotionType,
  linkedPromotionId: row.linkedPromotionId,
  redirect: redirectOf(row),
  redirectPromotionId: row.linkedPromotionId,
  externalLink: row.externalLink,
  contents: row.tabs.map((tab, sequence) => ({
    sequence,
    title: localized(tab.title, language),
    content: localized(tab.content, language),
    language,
    isDefault: sequence === 0,
  })),
})

/** The pictures of a promotion: its own, else those of the banners that lead to it, else the one of its kind. */
function imagesOf({ banners, promotions }: Content, { id: promotionId, title }: AnnouncementRow, language: Language) {
  const promotion = promotions.get(promotionId)
  const alone = (url: string) => [{ imageId: promotionId, announcementId: promotionId, sequence: 0, url }]
  if (promotion?.picture) return alone(bannerUrl({ art: promotion.picture, title }, 'desktop', language))
  const linked = banners.filter(({ linkageType, linkage }) => linkageType === 'P' && linkage === String(promotionId))
  if (linked.length === 0 && promotion) return alone(`/img/${promotionPath(promotion.type)}`)
  return linked.map((banner, sequence) => ({
    imageId: banner.id,
    announcementId: promotionId,
    sequence,
    url: bannerUrl(banner, 'desktop', language),
  }))
}

/** A promotion as the wire carries it, with its groups and pictures. */
export const promotionOnWire = (
  { content, ports }: Pick<Gateway, 'content' | 'ports'>,
  row: AnnouncementRow,
  language: Language,
  read: ReadonlySet<number>,
) => ({
  ...announcementOnWire(row, language, read),
  category: row.category,
  promoAnnouncementCategoryIds: content.categories.filter(({ code }) => code === row.category).map(({ id }) => id),
  sortIndex: row.position,
  announcementLink: `/promoDetail?id=${row.id}`,
  announcementImages: imagesOf(content, row, language),
  summary: row.summary && localized(row.summary, language),
  figure: row.figure && figureIn(row.figure, language),
  figureLabel: row.figureLabel && localized(row.figureLabel, language),
  terms: ports.termsOf(row.id),
})
