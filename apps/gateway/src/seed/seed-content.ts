import { lt } from 'drizzle-orm'
import { firstOwnAnnouncement } from '../content/content.ts'
import type { Database } from '../db/open-database.ts'
import { announcements, banners, helpArticles, promotionCategories, resources, type Words } from '../db/tables/index.ts'
import { seedBanners } from './content/banners.ts'
import { seedCategories } from './content/categories.ts'
import { articleHtml } from './content/help/article.ts'
import { helpArticles as seedHelp } from './content/help/index.ts'
import { seedNotices } from './content/notices.ts'
import { promotionEnd } from './content/promotion-end.ts'
import { seedPromotions } from './content/promotions.ts'
import { seedResources } from './content/resources.ts'
import { addWords } from './content/words/add-words.ts'
import { madeOf } from './content/words/made-of.ts'

const hour = 3_600_000
const day = 24 * hour

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`

const offerTab: Words = addWords({ EN: 'Offer', TY: 'Alok' }, (words) => words.offerTab)
const termsTab: Words = addWords({ EN: 'Terms', TY: 'Mga tuntunin' }, (words) => words.termsTab)

/** Publishes promotions, notices and popups in place of those of an older seed; what the operator announced stays. */
async function seedAnnouncements(tx: Database, now: number): Promise<void> {
  await tx.delete(announcements).where(lt(announcements.id, firstOwnAnnouncement))
  await tx.insert(announcements).values([
    ...seedPromotions.map(({ terms, endsInDays, endsOnFriday, ...promotion }, position) => ({
      ...promotion,
      type: 'PR',
      position,
      content: madeOf(promotion.summary, (text, language) => paragraph(text) + list(terms[language] ?? terms.EN)),
      tabs: [
        { title: offerTab, content: madeOf(promotion.summary, paragraph) },
        { title: termsTab, content: madeOf(promotion.summary, (_, language) => list(terms[language] ?? terms.EN)) },
      ],
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

async function seedBannerRows(tx: Database): Promise<void> {
  await tx.delete(banners)
  await tx.insert(banners).values(
    seedBanners.map(({ groupName, art, title, link }, at) => ({
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

/** Publishes promotions with their groups, notices, popups, banners, the help centre, and links where there are none yet. */
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
