import type { listDeposits } from '@parlour/api-client/endpoints'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderBy } from '../lists/order-by.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { periodOf } from '../lists/period.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeDeposits } from './deposit-row.ts'
import { present } from '../../kernel/objects/index.ts'

const paidOrAsked = sql`coalesce(${deposits.paidAmount}, ${deposits.amount})`

/** The deposits of the member in a period. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListDeposits: Handler<typeof listDeposits> = async (call) => {
  const {
    gateway: { db },
    request,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const where = and(
    eq(deposits.memberId, memberId),
    gte(deposits.at, from),
    lt(deposits.at, until),
    request.status ? sql`${deposits.status} = ${request.status}` : undefined,
  )
  const [found] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`coalesce(sum(${paidOrAsked}) filter (where ${deposits.status} = 'paid'), 0)`.mapWith(Number),
    })
    .from(deposits)
    .where(where)
  const totals = present(found, 'the totals')
  return {
    list: await serializeDeposits(db, call, {
      where,
      orderBy: orderBy(request, { time: deposits.at, amount: paidOrAsked }, deposits.orderNo),
      ...rowsOf(request),
    }),
    totalAmount: totals.paid,
    ...pagesOf(request, totals.n),
  }
}
