import type { listRebates } from '@parlour/api-client/endpoints'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { rebates } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { clubLabel, realMemberOf } from '../../identity/index.ts'
import { orderBy, pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { serializeRebateLines, rebateTerms } from './open-rebate.ts'
import { present } from '../../kernel/objects/index.ts'

/** The manual rebates that this member has taken. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListRebates: Handler<typeof listRebates> = async (call) => {
  const {
    gateway: { db },
    request,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(eq(rebates.memberId, memberId), gte(rebates.at, from), lt(rebates.at, until))
  const totalAmount = sql<number>`coalesce(sum(${rebates.amount}), 0)`.mapWith(Number)
  const [found] = await db.select({ n: count(), sum: totalAmount }).from(rebates).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(rebates)
    .where(mine)
    .orderBy(...orderBy(request, { time: rebates.at, amount: rebates.amount }, rebates.id))
    .limit(limit)
    .offset(offset)
  const total = present(found, 'the total')
  return {
    list: rows.map((row) => ({
      rebateId: row.id,
      time: row.at,
      startTime: row.from,
      endTime: row.until,
      rankName: clubLabel(row.rankLevel).labelName,
      amount: row.amount,
      list: serializeRebateLines(row.lines),
      terms: serializeTerms(rebateTerms, { amount: row.amount, from: row.at }),
    })),
    totalAmount: total.sum,
    ...pagesOf(request, total.n),
  }
}
