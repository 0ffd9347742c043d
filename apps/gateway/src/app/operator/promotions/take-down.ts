import { and, eq, inArray, ne } from 'drizzle-orm'
import { announcements, banners } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import { keysOf, recordOf } from '../../../kernel/objects/index.ts'
import { wrongNotice } from './check-figures.ts'
import { findPromotion } from './find-promotion.ts'

/** Takes down the banners that lead to a promotion, since their pictures say its figures. Answers how many there were. */
export async function takeDownBanners(tx: Database, id: number): Promise<number> {
  const gone = await tx
    .delete(banners)
    .where(and(eq(banners.linkageType, 'P'), eq(banners.linkage, String(id))))
    .returning({ id: banners.id })
  return gone.length
}

/** Takes down the notices of a promotion that name figures or days which it no longer has. Answers how many there were. */
export async function takeDownNotices(tx: Database, id: number): Promise<number> {
  const found = await findPromotion(tx, id)
  const rows = await tx
    .select()
    .from(announcements)
    .where(and(eq(announcements.linkedPromotionId, id), ne(announcements.type, 'PR')))
  const wrong = rows.filter(({ title, content }) => {
    const texts = recordOf(keysOf(title), (language) => [title[language] ?? '', content[language] ?? ''])
    return found !== null && wrongNotice(found, texts).length > 0
  })
  await tx.delete(announcements).where(
    inArray(
      announcements.id,
      wrong.map((row) => row.id),
    ),
  )
  return wrong.length
}
