import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { dueCatches, issueCatches } from './daily-catch.ts'
import { issueWeekendTables } from './weekend-tables.ts'

/**
 * Issues what a member has earned by playing and what no job issues: worked out from what was played whenever the member
 * looks, once for each period. What jobs issue (cashback, ranks, raffles, missions) is there already.
 */
export async function issueDue(gateway: Gateway, memberId: number, now: number): Promise<void> {
  const days = await dueCatches(gateway, memberId, now)
  await gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await issueCatches(tx, gateway, { memberId, days, now })
    await issueWeekendTables(tx, gateway, memberId, now)
  })
}
