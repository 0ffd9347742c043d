import { sql, type SQL } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** Whether a contract `c` waits for the answer of the agent that has it, or of the one that gave it. */
export const waitsFor: Readonly<Record<'held' | 'given', SQL>> = {
  held: sql`(c.status = 'offered' or c.status = 'terminating' and c.proposed_by = 'upline')`,
  given: sql`(c.status = 'terminating' and c.proposed_by = 'downline')`,
}

/** How many contracts wait for an answer of this agent, on either side of them. */
export async function countWaitingContracts(db: Database, memberId: number): Promise<number> {
  const [row] = await rowsOf(
    db,
    sql`select count(*) as n from contracts c
      where c.member_id = ${memberId} and ${waitsFor.held} or c.upline_id = ${memberId} and ${waitsFor.given}`,
  )
  return Number(row?.['n'] ?? 0)
}
