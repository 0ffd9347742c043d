import type { listClaimHistory } from '@parlour/api-client/endpoints'
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { claims } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderBy, pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeClaim } from './claims.ts'
import { typesOf } from './list-claims.ts'
import { present } from '../../kernel/objects/index.ts'

/** When a reward was claimed, or else issued. */
const takenAt = sql`coalesce(${claims.claimedAt}, ${claims.issuedAt})`

/**
 * The rewards that were issued to this member in a period.
 * @throws DomainError records.period.invalid, in_need_true_account
 */
export const handleListClaimHistory: Handler<typeof listClaimHistory> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const types = typesOf(request.promotionType)
  const mine = and(
    eq(claims.memberId, memberId),
    gte(claims.issuedAt, from),
    lt(claims.issuedAt, until),
    types.length > 0 ? inArray(claims.type, types) : undefined,
  )
  const claimedAmount = sql<number>`coalesce(sum(${claims.amount}) filter (where ${claims.status} = 'claimed'), 0)`
  const [found] = await db
    .select({ n: count(), claimed: claimedAmount.mapWith(Number) })
    .from(claims)
    .where(mine)
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select()
    .from(claims)
    .where(mine)
    .orderBy(...orderBy(request, { time: takenAt, amount: claims.amount }, claims.id))
    .limit(limit)
    .offset(offset)
  const total = present(found, 'the total')
  return {
    list: rows.map((row) => serializeClaim(row, language, now)),
    totalAmount: total.claimed,
    ...pagesOf(request, total.n),
  }
}
