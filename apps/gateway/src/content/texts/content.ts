import { asc, max } from 'drizzle-orm'
import {
  announcements,
  banners,
  helpArticles,
  promotionCategories,
  promotions,
  resources,
} from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Language } from '../../kernel/http/index.ts'
import type { BannerRow, Content } from '../../kernel/ports/index.ts'
import { readState } from '../system/platform-state.ts'

/** Announcements that the operator publishes by hand have ids from here on; those below belong to the seed. */
export const firstOwnAnnouncement = 10_000

/**
 * The number of the next announcement that the operator publishes,
 * inside the transaction that publishes it; never one of a promotion.
 */
export async function nextAnnouncement(tx: Database): Promise<number> {
  const [announcement] = await tx.select({ id: max(announcements.id) }).from(announcements)
  const [promotion] = await tx.select({ id: max(promotions.id) }).from(promotions)
  const known = [announcement?.id, promotion?.id, firstOwnAnnouncement - 1].filter((id) => typeof id === 'number')
  return Math.max(...known) + 1
}

async function readAll(db: Database) {
  const { contentRevision } = await readState(db)
  return {
    revision: contentRevision,
    announcements: await db.select().from(announcements).orderBy(asc(announcements.position), asc(announcements.id)),
    promotions: new Map((await db.select().from(promotions)).map((row) => [row.id, row])),
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
    get promotions() {
      return held.promotions
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
export const bannerUrl = (
  banner: Pick<BannerRow, 'art' | 'title'>,
  size: 'desktop' | 'phone',
  language: Language,
): string => `/img/banners/${banner.art}-${size}-${language in banner.title ? language : 'EN'}.svg`
