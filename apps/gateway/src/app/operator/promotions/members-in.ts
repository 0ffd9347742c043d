import { and, eq, inArray, max } from 'drizzle-orm'
import { applications, deposits, promotionJoins } from '../../../kernel/db/index.ts'
import type { Database } from '../../../kernel/db/index.ts'

/**
 * The members whom a change of a promotion concerns: who joined its latest period, whose application waits, and who has
 * a deposit under way with it.
 */
export async function membersIn(tx: Database, promotionId: number): Promise<number[]> {
  const latest = tx
    .select({ period: max(promotionJoins.period) })
    .from(promotionJoins)
    .where(eq(promotionJoins.promotionId, promotionId))
  const joined = tx
    .select({ memberId: promotionJoins.memberId })
    .from(promotionJoins)
    .where(and(eq(promotionJoins.promotionId, promotionId), inArray(promotionJoins.period, latest)))
  const applied = tx
    .select({ memberId: applications.memberId })
    .from(applications)
    .where(and(eq(applications.promotionId, promotionId), inArray(applications.status, ['applying', 'process'])))
  const ordered = tx
    .select({ memberId: deposits.memberId })
    .from(deposits)
    .where(and(eq(deposits.promotionId, promotionId), inArray(deposits.status, ['pending', 'checking'])))
  return (await joined.union(applied).union(ordered)).map(({ memberId }) => memberId)
}
