import type { listPointHistory } from '@parlour/api-client/endpoints'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { pointEntries } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderBy, pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { present } from '../../kernel/objects/index.ts'

/** The changes of this member's points. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListPointHistory: Handler<typeof listPointHistory> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(
    eq(pointEntries.memberId, memberId),
    gte(pointEntries.at, from),
    lt(pointEntries.at, until),
    request.type === '' ? undefined : eq(pointEntries.kind, request.type),
  )
  const sumOf = (isIn: boolean) =>
    sql`coalesce(sum(abs(${pointEntries.points})) filter (where ${isIn} = (${pointEntries.points} > 0)), 0)`.mapWith(
      Number,
    )
  const [found] = await db
    .select({ n: count(), totalIn: sumOf(true), totalOut: sumOf(false) })
    .from(pointEntries)
    .where(mine)
  const { n, ...totals } = present(found, 'the totals')
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(pointEntries)
    .where(mine)
    .orderBy(...orderBy(request, { time: pointEntries.at, points: pointEntries.points }, pointEntries.id))
    .limit(limit)
    .offset(offset)
  return {
    list: rows.map(({ id, at, kind, points, balance, remark }) => ({
      id,
      time: at,
      type: kind,
      points,
      balance,
      remark: localized(remark, language),
    })),
    ...totals,
    ...pagesOf(request, n),
  }
}
