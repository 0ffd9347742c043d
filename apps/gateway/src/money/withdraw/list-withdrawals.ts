import type { listWithdrawals } from '@parlour/api-client/endpoints'
import { and, eq, gte, lt, sql } from 'drizzle-orm'
import { withdrawals } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderBy } from '../lists/order-by.ts'
import { pagesOf, rowsOf } from '../lists/paging.ts'
import { periodOf } from '../lists/period.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeWithdrawals } from './withdrawal-row.ts'
import { present } from '../../kernel/objects/index.ts'

/** The withdrawals of the member in a period. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListWithdrawals: Handler<typeof listWithdrawals> = async (call) => {
  const {
    gateway: { db },
    request,
    now,
    language,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const where = and(
    eq(withdrawals.memberId, memberId),
    gte(withdrawals.at, from),
    lt(withdrawals.at, until),
    request.stage ? sql`${withdrawals.stage} = ${request.stage}` : undefined,
  )
  const [found] = await db
    .select({
      n: sql<number>`count(*)`.mapWith(Number),
      paid: sql<number>`coalesce(sum(${withdrawals.amount}) filter (where ${withdrawals.stage} in ('received', 'forced-received')), 0)`.mapWith(
        Number,
      ),
    })
    .from(withdrawals)
    .where(where)
  const totals = present(found, 'the totals')
  return {
    list: await serializeWithdrawals(db, language, {
      where,
      orderBy: orderBy(request, { time: withdrawals.at, amount: withdrawals.amount }, withdrawals.orderNo),
      ...rowsOf(request),
    }),
    totalAmount: totals.paid,
    ...pagesOf(request, totals.n),
  }
}
