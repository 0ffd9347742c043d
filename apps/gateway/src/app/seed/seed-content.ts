import { and, eq, lt, notInArray } from 'drizzle-orm'
import { firstOwnAnnouncement, paragraph, promotionTexts } from '../../content/index.ts'
import {
  announcements,
  banners,
  helpArticles,
  promotionCategories,
  promotions,
  resources,
} from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { seedBanners } from './content/banners.ts'
import { seedCategories } from './content/categories.ts'
import { articleHtml } from './content/help/article.ts'
import { helpArticles as seedHelp } from './content/help/index.ts'
import { seedNotices } from './content/notices.ts'
import { promotionEnd } from './content/promotion-end.ts'
import { seedPromotions } from './content/promotions.ts'
import { seedResources } from './content/resources.ts'
import { isAsSeeded } from './rewards/promotion-rules.ts'
import { madeOf } from './content/translations/made-of.ts'

const hour = 3_600_000
const day = 24 * hour

/**
 * Publishes promotions, notices and popups in place of those of an older seed; what the operator announced stays, and
 * so does a promotion that the operator has changed or ended.
 */
async function seedAnnouncements(tx: Database, now: number): Promise<void> {
  const decided = (await tx.select({ id: promotions.id }).from(promotions).where(eq(promotions.decided, true))).map(
    ({ id }) => id,
  )
  await tx
    .delete(announcements)
    .where(and(lt(announcements.id, firstOwnAnnouncement), notInArray(announcements.id, decided)))
  const published = seedPromotions.map((promotion, position) => ({ ...promotion, position }))
  await tx.insert(announcements).values([
    ...published
      .filter(({ id }) => !decided.includes(id))
      .map(({ terms, endsInDays, endsOnFriday, ...promotion }) => ({
        ...promotion,
        type: 'PR',
        ...promotionTexts(promotion.summary, terms),
        startDate: now - 30 * day,
        endDate: promotionEnd({ endsInDays, endsOnFriday }, now),
      })),
    ...seedNotices.map(({ id, type, execution, hoursAgo, title, text }, position) => ({
      id,
      type,
      execution,
      title,
      position,
      content: madeOf(text, paragraph),
      startDate: now - hoursAgo * hour,
      endDate: null,
    })),
  ])
}

/** A picture of a promotion says its figures: where the operator has changed them it is not shown again. */
async function seedBannerRows(tx: Database): Promise<void> {
  const changed = (await tx.select().from(promotions)).filter((row) => !isAsSeeded(row)).map(({ id }) => String(id))
  const shown = seedBanners.filter(({ link }) => link?.[0] !== 'P' || !changed.includes(link[1]))
  await tx.delete(banners)
  await tx.insert(banners).values(
    shown.map(({ groupName, art, title, link }, at) => ({
      id: at + 1,
      position: at,
      groupName,
      art,
      title,
      linkageType: link?.[0] ?? null,
      linkage: link?.[1] ?? null,
      gameId: null,
    })),
  )
}

/**
 * Publishes promotions with their groups, notices, popups,
 * banners, the help centre, and links where there are none yet.
 */
export async function seedContent(tx: Database, now: number): Promise<void> {
  await seedAnnouncements(tx, now)
  await seedBannerRows(tx)
  await tx.delete(promotionCategories)
  await tx.insert(promotionCategories).values(seedCategories.map((category, position) => ({ ...category, position })))
  await tx.delete(helpArticles)
  await tx.insert(helpArticles).values(
    seedHelp.map(({ anchor, title, text }, position) => ({
      id: position + 1,
      anchor,
      title,
      position,
      content: madeOf(text, articleHtml),
    })),
  )
  const [link] = await tx.select().from(resources).limit(1)
  if (!link) await tx.insert(resources).values(seedResources.map((resource, position) => ({ ...resource, position })))
}
