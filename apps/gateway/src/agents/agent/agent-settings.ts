import { eq } from 'drizzle-orm'
import { agentSettings } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** Whether the operator lets an agent hand money to its team; it does unless it has said otherwise. */
export async function mayTransfer(db: Database, memberId: number): Promise<boolean> {
  const [row] = await db.select().from(agentSettings).where(eq(agentSettings.memberId, memberId))
  return (row?.transfers ?? 1) === 1
}
