import { and, eq } from 'drizzle-orm'
import { announcements, promotions } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'
import type { AnnouncementRow, PromotionRow } from '../../../kernel/ports/index.ts'

/** What a promotion and the announcement of the same number are joined by. */
export const published = and(eq(announcements.id, promotions.id), eq(announcements.type, 'PR'))

/** A promotion, with its announcement where it has one. */
export interface FoundPromotion {
  readonly promotion: PromotionRow
  readonly announcement: AnnouncementRow | undefined
}

/** The promotion of a number; null where there is none. */
export async function findPromotion(db: Database, id: number): Promise<FoundPromotion | null> {
  const [found] = await db
    .select({ promotion: promotions, announcement: announcements })
    .from(promotions)
    .leftJoin(announcements, published)
    .where(eq(promotions.id, id))
  return found ? { promotion: found.promotion, announcement: found.announcement ?? undefined } : null
}
