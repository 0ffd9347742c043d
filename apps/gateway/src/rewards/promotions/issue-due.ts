import type { Gateway } from '../../kernel/config/index.ts'
import { earnedDays, issueDays } from './daily-turnover.ts'
import { issueWeekends } from './weekend-turnover.ts'

/**
 * Issues what a member has earned by playing and what no job issues: worked out from what was played whenever the
 * member looks, once for each period. What jobs issue (cashback, ranks, raffles, missions) is there already.
 */
export async function issueDue(gateway: Gateway, memberId: number, now: number): Promise<void> {
  const days = await earnedDays(gateway, memberId, now)
  await gateway.db.transaction(async (tx) => {
    await issueDays(tx, gateway, { memberId, days, now })
    await issueWeekends(tx, gateway, memberId, now)
  })
}
