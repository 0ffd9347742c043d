import { toWireMoney, type listRedemptions } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, gte, lt } from 'drizzle-orm'
import { redemptions } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { saidIn } from '../http/languages.ts'
import { answerTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { periodOf } from '../records/period.ts'
import { trueMemberOf } from '../wallet/true-member.ts'

const moneyAtOnce = new Set(['CASH', 'CONVERT'])

/** What this member has redeemed and converted. @throws DomainError records.period.invalid, in_need_true_account */
export const handleListRedemptions: Handler<typeof listRedemptions> = async (call) => {
  const { gateway: { db }, request, language, now } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(
    eq(redemptions.memberId, memberId), gte(redemptions.at, from), lt(redemptions.at, until),
    request.status === '' ? undefined : eq(redemptions.status, request.status),
  )
  const [total] = await db.select({ n: count() }).from(redemptions).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db.select().from(redemptions).where(mine).orderBy(desc(redemptions.at), desc(redemptions.refNo))
    .limit(limit).offset(offset)
  return {
    list: rows.map(({ refNo, at, type, name, quantity, points, amount, status, reason, terms }) => ({
      refNo,
      applyTime: at,
      type,
      name: saidIn(name, language),
      quantity,
      points,
      amount: amount === null ? null : toWireMoney(amount),
      status,
      reason,
      terms: terms && answerTerms(terms, { amount, from: moneyAtOnce.has(type) ? at : null }),
    })),
    ...pagesOf(request, total?.n ?? 0),
  }
}
