import { type Language, saidIn } from '../http/languages.ts'
import { termsOf } from '../promotions/rules.ts'
import { bannerUrl, type AnnouncementRow, type Content } from './content.ts'
import { figureIn } from './figure-in.ts'

const redirectOf = ({ linkedPromotionId, externalLink }: AnnouncementRow): 'PROMO' | 'REDIRECT_URL' | null => {
  if (linkedPromotionId !== null) return 'PROMO'
  return externalLink === null ? null : 'REDIRECT_URL'
}

/** A notice or popup as the wire carries it; `read` are the ids that the member has opened. */
export const announcementOnWire = (row: AnnouncementRow, language: Language, read: ReadonlySet<number>) => ({
  id: row.id,
  title: saidIn(row.title, language),
  content: saidIn(row.content, language),
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
    sequence, title: saidIn(tab.title, language), content: saidIn(tab.content, language), language, isDefault: sequence === 0,
  })),
})

/** The pictures of a promotion: those of the banners that lead to it. */
const imagesOf = ({ banners }: Content, promotionId: number, language: Language) =>
  banners
    .filter(({ linkageType, linkage }) => linkageType === 'P' && linkage === String(promotionId))
    .map((banner, sequence) => ({ imageId: banner.id, announcementId: promotionId, sequence, url: bannerUrl(banner, 'desktop', language) }))

/** A promotion as the wire carries it, with its groups and pictures. */
export const promotionOnWire = (content: Content, row: AnnouncementRow, language: Language, read: ReadonlySet<number>) => ({
  ...announcementOnWire(row, language, read),
  category: row.category,
  promoAnnouncementCategoryIds: content.categories.filter(({ code }) => code === row.category).map(({ id }) => id),
  sortIndex: row.position,
  announcementLink: `/promoDetail?id=${row.id}`,
  announcementImages: imagesOf(content, row.id, language),
  summary: row.summary && saidIn(row.summary, language),
  figure: row.figure && figureIn(row.figure, language),
  figureLabel: row.figureLabel && saidIn(row.figureLabel, language),
  terms: termsOf(row.id),
})
