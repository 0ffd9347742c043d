import { asc } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { announcements, banners } from '../db/tables/index.ts'

/** A notice, popup or promotion as the database holds it. */
export type AnnouncementRow = typeof announcements.$inferSelect

/** A banner as the database holds it. */
export type BannerRow = typeof banners.$inferSelect

/** What the operator publishes, read once at the start and kept in memory. */
export interface Content {
  readonly announcements: readonly AnnouncementRow[]
  readonly banners: readonly BannerRow[]
}

/** Reads what the operator publishes, each kind in its order. */
export async function loadContent(db: Database): Promise<Content> {
  return {
    announcements: await db.select().from(announcements).orderBy(asc(announcements.position), asc(announcements.id)),
    banners: await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
  }
}

/** The picture of a banner. */
export const bannerUrl = (banner: BannerRow, size: 'desktop' | 'phone', language: 'EN' | 'TY'): string =>
  `/img/banners/${banner.art}-${size}-${language}.svg`
