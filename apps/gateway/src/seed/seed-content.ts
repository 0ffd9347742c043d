import type { Database } from '../db/open-database.ts'
import { announcements, banners, type Words } from '../db/tables/index.ts'
import { seedBanners } from './content/banners.ts'
import { seedNotices } from './content/notices.ts'
import { seedPromotions } from './content/promotions.ts'

const hour = 3_600_000
const day = 24 * hour

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`
const both = (make: (language: keyof Words) => string): Words => ({ EN: make('EN'), TY: make('TY') })

/** Publishes promotions, notices, popups and banners in place of what was there. */
export async function seedContent(tx: Database, now: number): Promise<void> {
  await tx.delete(announcements)
  await tx.insert(announcements).values([
    ...seedPromotions.map(({ terms, endsInDays, ...promotion }, position) => ({
      ...promotion,
      type: 'PR',
      position,
      content: both((language) => paragraph(promotion.summary[language]) + list(terms[language])),
      startDate: now - 30 * day,
      endDate: endsInDays === null ? null : now + endsInDays * day,
    })),
    ...seedNotices.map(({ id, type, execution, hoursAgo, title, text }, position) => ({
      id,
      type,
      execution,
      title,
      position,
      content: both((language) => paragraph(text[language])),
      startDate: now - hoursAgo * hour,
      endDate: null,
    })),
  ])
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
