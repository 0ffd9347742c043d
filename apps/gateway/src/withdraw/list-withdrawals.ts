import { toWireMoney, type listWithdrawals } from '@parlour/api-client/endpoints'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { withdrawals } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { periodOf } from '../records/period.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { tellWithdrawals } from './withdrawal-row.ts'

/** The withdrawals of the member in a period. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListWithdrawals: Handler<typeof listWithdrawals> = async (call) => {
  const { gateway: { db }, request, now, language } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const where = and(
    eq(withdrawals.memberId, memberId),
    gte(withdrawals.at, from),
    lt(withdrawals.at, until),
    request.stage ? sql`${withdrawals.stage} = ${request.stage}` : undefined,
  )
  const [totals] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`coalesce(sum(${withdrawals.amount}) filter (where ${withdrawals.stage} in ('received', 'forced-received')), 0)`.mapWith(Number),
    })
    .from(withdrawals)
    .where(where)
  return {
    list: await tellWithdrawals(db, language, { where, ...rowsOf(request) }),
    totalAmount: toWireMoney(totals?.paid ?? 0),
    ...pagesOf(request, totals?.n ?? 0),
  }
}
