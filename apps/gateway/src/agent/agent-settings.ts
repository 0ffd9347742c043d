import { eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { agentSettings } from '../db/tables/index.ts'

/** Whether the house lets an agent hand money to its team; it does unless it has said otherwise. */
export async function mayTransfer(db: Database, memberId: number): Promise<boolean> {
  const [row] = await db.select().from(agentSettings).where(eq(agentSettings.memberId, memberId))
  return (row?.transfers ?? 1) === 1
}
