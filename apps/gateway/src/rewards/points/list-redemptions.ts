import type { listRedemptions } from '@parlour/api-client/endpoints'
import { and, count, eq, gte, lt, sql } from 'drizzle-orm'
import { redemptions } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { orderBy, pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { reasonText } from '../promotions/reject-reason.ts'

const moneyAtOnce = new Set(['CASH', 'CONVERT'])

/** What this member has redeemed and converted. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListRedemptions: Handler<typeof listRedemptions> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(
    eq(redemptions.memberId, memberId),
    gte(redemptions.at, from),
    lt(redemptions.at, until),
    request.status === '' ? undefined : eq(redemptions.status, request.status),
  )
  const totalPoints =
    sql`coalesce(sum(${redemptions.points}) filter (where ${redemptions.status} <> 'rejected'), 0)`.mapWith(Number)
  const [found] = await db.select({ n: count(), totalPoints }).from(redemptions).where(mine)
  const total = present(found, 'the total')
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(redemptions)
    .where(mine)
    .orderBy(...orderBy(request, { time: redemptions.at, points: redemptions.points }, redemptions.refNo))
    .limit(limit)
    .offset(offset)
  return {
    list: rows.map(({ refNo, at, type, name, quantity, points, amount, status, reason, mobile, address, terms }) => ({
      refNo,
      applyTime: at,
      type,
      name: localized(name, language),
      quantity,
      points,
      amount,
      status,
      reason: reasonText(reason, language),
      mobile,
      address,
      terms: terms && serializeTerms(terms, { amount, from: moneyAtOnce.has(type) ? at : null }),
    })),
    totalPoints: total.totalPoints,
    ...pagesOf(request, total.n),
  }
}
