import { toWireMoney, type listDeposits } from '@parlour/api-client/endpoints'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { deposits } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { periodOf } from '../records/period.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { tellDeposits } from './deposit-row.ts'

/** The deposits of the member in a period. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListDeposits: Handler<typeof listDeposits> = async (call) => {
  const { gateway: { db }, request, now } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const where = and(
    eq(deposits.memberId, memberId),
    gte(deposits.at, from),
    lt(deposits.at, until),
    request.status ? sql`${deposits.status} = ${request.status}` : undefined,
  )
  const [totals] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`coalesce(sum(coalesce(${deposits.paidAmount}, ${deposits.amount})) filter (where ${deposits.status} = 'paid'), 0)`.mapWith(Number),
    })
    .from(deposits)
    .where(where)
  return {
    list: await tellDeposits(db, call, { where, ...rowsOf(request) }),
    totalAmount: toWireMoney(totals?.paid ?? 0),
    ...pagesOf(request, totals?.n ?? 0),
  }
}
