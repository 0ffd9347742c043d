import { toWireMoney, type listClaimHistory } from '@parlour/api-client/endpoints'
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { claims } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { periodOf } from '../records/period.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { answerClaim } from './claims.ts'
import { typesOf } from './list-claims.ts'

/**
 * The rewards that were issued to this member in a period. @throws DomainError records.period.invalid, in_need_true_account
 */
export const handleListClaimHistory: Handler<typeof listClaimHistory> = async (call) => {
  const { gateway: { db }, request, language, now } = call
  const { memberId } = trueMemberOf(call)
  const { from, until } = periodOf(request, now)
  const types = typesOf(request.promotionType)
  const mine = and(
    eq(claims.memberId, memberId), gte(claims.issuedAt, from), lt(claims.issuedAt, until),
    types.length > 0 ? inArray(claims.type, types) : undefined,
  )
  const sum = sql<number>`coalesce(sum(${claims.amount}) filter (where ${claims.status} = 'claimed'), 0)`
  const [total] = await db.select({ n: count(), claimed: sum.mapWith(Number) }).from(claims).where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db.select().from(claims).where(mine).orderBy(desc(claims.issuedAt), desc(claims.id)).limit(limit)
    .offset(offset)
  return {
    list: rows.map((row) => answerClaim(row, language, now)),
    totalAmount: toWireMoney(total?.claimed ?? 0),
    ...pagesOf(request, total?.n ?? 0),
  }
}
