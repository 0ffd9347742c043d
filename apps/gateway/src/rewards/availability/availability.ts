import type { getAvailablePromotions, getMerchantAvailablePromotions } from '@parlour/api-client/endpoints'
import { and, count, eq, gt, isNull, lte } from 'drizzle-orm'
import { isAgent, realMemberOf } from '../../identity/index.ts'
import { claims, missions, raffles, tickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countClaimableMilestones } from '../missions/milestone-states.ts'
import { leastRebate, openRebate } from '../rebate/open-rebate.ts'
import { issueDue } from '../promotions/issue-due.ts'
import { isOpen } from '../promotions/list-claims.ts'
import { streakOf } from '../promotions/login-streak.ts'
import { promotionOf } from '../promotions/promotion-terms.ts'
import { runningPromotions } from '../promotions/running-promotion.ts'

/** How many promotions of each kind the operator runs at `now`; what has no announcement of its own counts as one. */
async function running({ db, content }: Pick<Gateway, 'db' | 'content'>, now: number): Promise<Map<string, number>> {
  const kinds = new Map<string, number>([
    ['LOGIN', 1],
    ['TICKET', 1],
    ['UPGRADE_BONUS', 1],
    ['RANK_SALARY', 1],
  ])
  for (const { id } of runningPromotions({ content }, now)) {
    const type = promotionOf({ content }, id)?.type
    if (type) kinds.set(type, (kinds.get(type) ?? 0) + 1)
  }
  const [raffle] = await db
    .select({ n: count() })
    .from(raffles)
    .where(and(lte(raffles.from, now), gt(raffles.until, now)))
  const [mission] = await db
    .select({ n: count() })
    .from(missions)
    .where(and(lte(missions.from, now), isNull(missions.closedAt)))
  return kinds.set('RAFFLE', raffle?.n ?? 0).set('MISSION', mission?.n ?? 0)
}

/** How many rewards of each kind wait for a member; milestones and the rebate are among those of their kind. */
async function waiting(db: Database, memberId: number, now: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ type: claims.type, n: count() })
    .from(claims)
    .where(and(eq(claims.memberId, memberId), isOpen(now)))
    .groupBy(claims.type)
  const counts = new Map(rows.map(({ type, n }) => [type, n]))
  const [ticket] = await db
    .select({ n: count() })
    .from(tickets)
    .where(and(eq(tickets.memberId, memberId), eq(tickets.status, 'AVAILABLE'), gt(tickets.expiresAt, now)))
  const { claimedToday } = await streakOf(db, memberId, now)
  const rebate = await openRebate(db, memberId, now)
  const more = (kind: string, n: number) => counts.set(kind, (counts.get(kind) ?? 0) + n)
  more('MISSION', await countClaimableMilestones(db, memberId, now))
  more('REBATE', rebate.amount >= leastRebate ? 1 : 0)
  return counts.set('TICKET', ticket?.n ?? 0).set('LOGIN', claimedToday ? 0 : 1)
}

/** Which kinds of promotions are open to this member, and how many rewards of each wait. */
export const handleAvailablePromotions: Handler<typeof getAvailablePromotions> = async (call) => {
  const { gateway, now } = call
  const { memberId, type } = realMemberOf(call)
  await issueDue(gateway, memberId, now)
  const kinds = await running(gateway, now)
  const counts = await waiting(gateway.db, memberId, now)
  if (isAgent(type)) kinds.set('REFERRAL', 0)
  return Object.fromEntries(
    [...new Set([...kinds.keys(), ...counts.keys()])].map((kind) => [
      kind,
      { enabled: (kinds.get(kind) ?? 0) > 0, count: counts.get(kind) ?? 0 },
    ]),
  )
}

/** Which kinds of promotions the operator runs. */
export const handleMerchantAvailablePromotions: Handler<typeof getMerchantAvailablePromotions> = async ({
  gateway,
  now,
}) => Object.fromEntries([...(await running(gateway, now))].map(([kind, n]) => [kind, { enabled: n > 0, count: n }]))
