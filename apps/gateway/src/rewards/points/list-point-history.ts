import type { listPointHistory } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { pointEntries } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'

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
  const [total] = await db.select({ n: count() }).from(pointEntries).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(pointEntries)
    .where(mine)
    .orderBy(desc(pointEntries.at), desc(pointEntries.id))
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
    ...pagesOf(request, total?.n ?? 0),
  }
}
