import { asc } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { announcements, banners, helpArticles, promotionCategories, resources } from '../db/tables/index.ts'
import type { Language } from '../http/languages.ts'
import { readState } from '../system/platform-state.ts'

/** Announcements that the operator publishes by hand have ids from here on; those below belong to the seed. */
export const firstOwnAnnouncement = 10_000

/** A notice, popup or promotion as the database holds it. */
export type AnnouncementRow = typeof announcements.$inferSelect

/** A banner as the database holds it. */
export type BannerRow = typeof banners.$inferSelect

/** What the operator publishes, kept in memory; every member is read afresh, since it changes when something is published. */
export interface Content {
  readonly announcements: readonly AnnouncementRow[]
  readonly banners: readonly BannerRow[]
  readonly categories: readonly (typeof promotionCategories.$inferSelect)[]
  readonly resources: readonly (typeof resources.$inferSelect)[]
  readonly help: readonly (typeof helpArticles.$inferSelect)[]
  /** Reads everything again unless it is of this revision already. */
  bringUpTo(revision: number): Promise<void>
}

async function readAll(db: Database) {
  const { contentRevision } = await readState(db)
  return {
    revision: contentRevision,
    announcements: await db.select().from(announcements).orderBy(asc(announcements.position), asc(announcements.id)),
    banners: await db.select().from(banners).orderBy(asc(banners.position), asc(banners.id)),
    categories: await db.select().from(promotionCategories).orderBy(asc(promotionCategories.position)),
    resources: await db.select().from(resources).orderBy(asc(resources.position), asc(resources.resourceType)),
    help: await db.select().from(helpArticles).orderBy(asc(helpArticles.position)),
  }
}

/** Reads what the operator publishes, each kind in its order. */
export async function loadContent(db: Database): Promise<Content> {
  let held = await readAll(db)
  return {
    get announcements() {
      return held.announcements
    },
    get banners() {
      return held.banners
    },
    get categories() {
      return held.categories
    },
    get resources() {
      return held.resources
    },
    get help() {
      return held.help
    },
    async bringUpTo(revision) {
      if (revision !== held.revision) held = await readAll(db)
    },
  }
}

/** The picture of a banner: drawn in the languages that its title has, in English for the others. */
export const bannerUrl = (banner: BannerRow, size: 'desktop' | 'phone', language: Language): string =>
  `/img/banners/${banner.art}-${size}-${language in banner.title ? language : 'EN'}.svg`
