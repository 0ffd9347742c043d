import { eq } from 'drizzle-orm'
import { ancestorsOf } from '../../identity/index.ts'
import { payouts, type Database } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'

/** A payout as it stands in the database. */
export type StoredPayout = typeof payouts.$inferSelect

/** A payout of an agent or of a member of the team. @throws DomainError agent.payout.unknown */
export async function findPayout(db: Database, agentId: number, payoutId: number): Promise<StoredPayout> {
  const [row] = await db.select().from(payouts).where(eq(payouts.id, payoutId))
  const isOfTeam =
    row && (row.memberId === agentId || (await ancestorsOf(db, [row.memberId])).get(row.memberId)?.includes(agentId))
  if (!row || !isOfTeam) throw new DomainError('agent.payout.unknown')
  return row
}
