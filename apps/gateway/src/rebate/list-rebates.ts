import { toWireMoney, type listRebates } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { rebates } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { answerTerms } from '../promotions/terms.ts'
import { rankOf } from '../rank/ranks.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { periodOf } from '../records/period.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { answerLines, rebateTerms } from './open-rebate.ts'

/** The manual rebates that this member has taken. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListRebates: Handler<typeof listRebates> = async (call) => {
  const { gateway: { db }, request, now } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(eq(rebates.memberId, memberId), gte(rebates.at, from), lt(rebates.at, until))
  const sum = sql<number>`coalesce(sum(${rebates.amount}), 0)`.mapWith(Number)
  const [total] = await db.select({ n: count(), sum }).from(rebates).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db.select().from(rebates).where(mine).orderBy(desc(rebates.at), desc(rebates.id)).limit(limit)
    .offset(offset)
  return {
    list: rows.map((row) => ({
      rebateId: row.id,
      time: row.at,
      startTime: row.from,
      endTime: row.until,
      rankName: rankOf(row.rankLevel).labelName,
      amount: toWireMoney(row.amount),
      list: answerLines(row.lines),
      terms: answerTerms(rebateTerms, { amount: row.amount, from: row.at }),
    })),
    totalAmount: toWireMoney(total?.sum ?? 0),
    ...pagesOf(request, total?.n ?? 0),
  }
}
