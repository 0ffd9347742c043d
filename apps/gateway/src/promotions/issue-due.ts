import type { Database } from '../db/open-database.ts'
import type { Gateway } from '../gateway.ts'
import { issueDailyCatch } from './daily-catch.ts'
import { issueWeekendTables } from './weekend-tables.ts'

/**
 * Issues what a member has earned by playing and what no job issues: worked out from the rounds whenever the member
 * looks, once for each period. What jobs issue (cashback, ranks, raffles, missions) is there already.
 */
export const issueDue = (gateway: Gateway, memberId: number, now: number): Promise<void> =>
  gateway.db.transaction(async (inner) => {
    const tx = inner as unknown as Database
    await issueDailyCatch(tx, gateway, memberId, now)
    await issueWeekendTables(tx, gateway, memberId, now)
  })
