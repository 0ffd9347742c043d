import type { listMyApplications } from '@parlour/api-client/endpoints'
import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { applicationPictures, applications, claims } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { localized } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { orderBy, pagesOf, periodOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { claimStatus, type Claim } from './claims.ts'
import { present } from '../../kernel/objects/index.ts'
import { promotionTitle } from './running-promotion.ts'
import { serializeTerms } from './terms.ts'
import { reasonText } from './reject-reason.ts'

async function picturesOf(db: Database, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: applicationPictures.applicationId, n: count() })
    .from(applicationPictures)
    .where(inArray(applicationPictures.applicationId, [...ids]))
    .groupBy(applicationPictures.applicationId)
  return new Map(rows.map(({ id, n }) => [id, n]))
}

function serializeReward(claim: Claim | null, now: number) {
  if (!claim) return { amount: null, rewardId: null, terms: null }
  const { id, amount, terms, claimedAt } = claim
  return {
    amount,
    rewardId: claimStatus(claim, now) === 'issued' ? id : null,
    terms: serializeTerms(terms, { amount, from: claimedAt }),
  }
}

/**
 * The applications of this member with what became of them. @throws DomainError records.period.invalid,
 * in_need_true_account
 */
export const handleListMyApplications: Handler<typeof listMyApplications> = async (call) => {
  const { gateway, request, language, now } = call
  const { db } = gateway
  const { memberId } = realMemberOf(call)
  const { from, until } = periodOf(request, now)
  const mine = and(eq(applications.memberId, memberId), gte(applications.at, from), lt(applications.at, until))
  const approved = sql`coalesce(${claims.amount}, 0)`
  const [found] = await db
    .select({ n: count(), approved: sql`coalesce(sum(${approved}), 0)`.mapWith(Number) })
    .from(applications)
    .leftJoin(claims, eq(claims.id, applications.claimId))
    .where(mine)
  const total = present(found, 'the total')
  const { limit, offset } = rowsOf(request)
  const rows = await db
    .select({ application: applications, claim: claims })
    .from(applications)
    .leftJoin(claims, eq(claims.id, applications.claimId))
    .where(mine)
    .orderBy(...orderBy(request, { time: applications.at, amount: approved }, applications.id))
    .limit(limit)
    .offset(offset)
  const pictures = await picturesOf(
    db,
    rows.map(({ application }) => application.id),
  )
  return {
    list: rows.map(({ application: { id, promotionId, remarks, reason, status, at, decidedAt }, claim }) => ({
      applicationId: id,
      promotionId,
      title: localized(promotionTitle(gateway, promotionId), language),
      remarks,
      pictures: pictures.get(id) ?? 0,
      status: claim ? claimStatus(claim, now) : status,
      reason: reasonText(reason, language),
      ...serializeReward(claim, now),
      time: at,
      decidedAt,
    })),
    totalAmount: total.approved,
    ...pagesOf(request, total.n),
  }
}
