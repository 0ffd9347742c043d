import { and, eq, isNull } from 'drizzle-orm'
import { affiliateLinks, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** An invitation link of an agent that still stands. */
export interface Affiliate {
  readonly linkId: number
  readonly code: string
  /** Whose downline a new member becomes. */
  readonly uplineId: number
  readonly uplineAccount: string
  /** What is opened: 0 a player, 2 an agent. */
  readonly type: number
}

/** The link of an invitation code, case aside; null when there is none or it was deleted. */
export async function findAffiliate(db: Database, code: string): Promise<Affiliate | null> {
  const [row] = await db
    .select({
      linkId: affiliateLinks.id,
      code: affiliateLinks.code,
      uplineId: affiliateLinks.memberId,
      uplineAccount: members.username,
      type: affiliateLinks.type,
    })
    .from(affiliateLinks)
    .innerJoin(members, eq(members.id, affiliateLinks.memberId))
    .where(and(eq(affiliateLinks.code, code.trim().toUpperCase()), isNull(affiliateLinks.deletedAt)))
  return row ?? null
}
