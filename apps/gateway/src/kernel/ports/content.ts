import type {
  announcements,
  banners,
  helpArticles,
  promotionCategories,
  promotions,
  resources,
} from '../db/tables/index.ts'

/** A notice, popup or promotion as the database holds it. */
export type AnnouncementRow = typeof announcements.$inferSelect

/** A banner as the database holds it. */
export type BannerRow = typeof banners.$inferSelect

/** What a promotion gives and asks for, as the database holds it. */
export type PromotionRow = typeof promotions.$inferSelect

/**
 * What the operator publishes, cached in memory; read each member
 * when it is needed, since it changes when something is published.
 */
export interface Content {
  readonly announcements: readonly AnnouncementRow[]
  /** The rules of promotions, by id. */
  readonly promotions: ReadonlyMap<number, PromotionRow>
  readonly banners: readonly BannerRow[]
  readonly categories: readonly (typeof promotionCategories.$inferSelect)[]
  readonly resources: readonly (typeof resources.$inferSelect)[]
  readonly help: readonly (typeof helpArticles.$inferSelect)[]
  /** Reads everything again unless it is of this revision already. */
  bringUpTo(revision: number): Promise<void>
}

/** Whether an announcement is on at `now`. */
export const isOn = ({ startDate, endDate }: Pick<AnnouncementRow, 'startDate' | 'endDate'>, now: number): boolean =>
  startDate <= now && (endDate === null || now < endDate)

/** For how long before its start a promotion is listed as one that is not open yet: two weeks. */
const listedBefore = 14 * 86_400_000

/** Whether a promotion is listed at `now`: one that runs, or begins soon. */
export const isListed = (
  { startDate, endDate }: Pick<AnnouncementRow, 'startDate' | 'endDate'>,
  now: number,
): boolean => isOn({ startDate: startDate - listedBefore, endDate }, now)
