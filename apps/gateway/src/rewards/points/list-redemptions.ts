import type { listRedemptions } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { redemptions } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
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
  const [total] = await db.select({ n: count() }).from(redemptions).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(redemptions)
    .where(mine)
    .orderBy(desc(redemptions.at), desc(redemptions.refNo))
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
    ...pagesOf(request, total?.n ?? 0),
  }
}
