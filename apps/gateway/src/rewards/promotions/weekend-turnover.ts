import { and, eq, gte } from 'drizzle-orm'
import { promotionJoins } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { dayMs, dayText, startOfWeek } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { turnoverOf } from '../../money/index.ts'
import { claimDays } from './claim-days.ts'
import { issueClaim } from './claims.ts'
import { promotionTitle, ranThrough, referenceFor, runningOf, type PaidPromotion } from './running-promotion.ts'

type WeekendPromotion = PaidPromotion<'SIGNUP'>

const saturday = 6

/** The weekend that runs at `now`, or the next one: Saturday and Sunday in the zone of the platform. */
export function weekendOf(now: number): Period {
  const from = startOfWeek(now, saturday)
  const next = now < from + 2 * dayMs ? from : from + 7 * dayMs
  return { from: next, until: next + 2 * dayMs }
}

/** What a member has staked in the category of a promotion in a weekend, in minor units. */
export async function stakedInWeekend(
  db: Database,
  { rule }: Pick<WeekendPromotion, 'rule'>,
  { memberId, weekend }: { memberId: number; weekend: Period },
): Promise<number> {
  const rows = await turnoverOf(db, weekend, [memberId])
  return rows.find(({ category }) => category === rule.category)?.turnover ?? 0
}

/** When a member has joined a weekend of a promotion, in milliseconds; null where they have not. */
export async function joinedAt(
  db: Database,
  { id }: Pick<WeekendPromotion, 'id'>,
  { memberId, weekend }: { memberId: number; weekend: Period },
): Promise<number | null> {
  const [row] = await db
    .select({ at: promotionJoins.at })
    .from(promotionJoins)
    .where(
      and(
        eq(promotionJoins.promotionId, id),
        eq(promotionJoins.memberId, memberId),
        eq(promotionJoins.period, weekend.from),
      ),
    )
  return row?.at ?? null
}

/**
 * Issues the reward of every weekend that a member joined and reached, up
 * to a week after it; not where its promotion ended before the weekend did.
 */
export async function issueWeekends(tx: Database, gateway: Gateway, memberId: number, now: number): Promise<void> {
  const joined = await tx
    .select({ promotionId: promotionJoins.promotionId, from: promotionJoins.period })
    .from(promotionJoins)
    .where(and(eq(promotionJoins.memberId, memberId), gte(promotionJoins.period, now - (claimDays.SIGNUP + 2) * dayMs)))
  for (const { promotionId, from } of joined) {
    const weekend = { from, until: from + 2 * dayMs }
    const promotion = [
      ...runningOf(gateway, 'SIGNUP', now),
      ...ranThrough(gateway, 'SIGNUP', { from: now, until: weekend.until }),
    ].find(({ id }) => id === promotionId)
    if (!promotion || (await stakedInWeekend(tx, promotion, { memberId, weekend })) < promotion.rule.stake) continue
    await issueClaim(tx, {
      memberId,
      type: promotion.type,
      promotionId,
      terms: promotion.terms,
      reference: referenceFor(promotion, dayText(from)),
      title: promotionTitle(gateway, promotionId),
      amount: promotion.rule.reward,
      at: now,
      expiresAt: weekend.until + claimDays.SIGNUP * dayMs,
    })
  }
}
