import type { listPromotionOffers } from '@parlour/api-client/endpoints'
import { and, desc, eq } from 'drizzle-orm'
import type { AnnouncementRow, PromotionRow } from '../../kernel/ports/index.ts'
import { applications, claims } from '../../kernel/db/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { demoAccountType, localized } from '../../kernel/http/index.ts'
import type { Handler, Language } from '../../kernel/http/index.ts'
import { claimStatus } from './claims.ts'
import { rewardsLeft, stakedToday } from './daily-turnover.ts'
import { issueDue } from './issue-due.ts'
import { actionOf, figuresOf } from './promotion-figures.ts'
import { promotionOf, termsOf } from './promotion-terms.ts'
import { isPaid, runningPromotions } from './running-promotion.ts'
import { hasJoined, stakedInWeekend, weekendOf } from './weekend-turnover.ts'

interface OfferQuery {
  readonly gateway: Gateway
  readonly memberId: number
  readonly now: number
}

interface OfferState {
  readonly status?: string | null
  readonly rewardId?: number | null
  readonly progress?: { readonly current: number; readonly target: number } | null
  readonly endTime?: number
}

const isTurnover = isPaid('TURNOVER')
const isSignup = isPaid('SIGNUP')

const toward = (current: number, target: number) => ({
  current: Math.min(current, target),
  target,
})

/** The newest reward of a promotion that was issued since a moment. */
async function rewardOf(
  { gateway, memberId, now }: OfferQuery,
  promotionId: number,
  since: number,
): Promise<OfferState> {
  const [claim] = await gateway.db
    .select()
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.promotionId, promotionId)))
    .orderBy(desc(claims.issuedAt), desc(claims.id))
    .limit(1)
  if (!claim || claim.issuedAt < since) return {}
  const status = claimStatus(claim, now)
  return { status, rewardId: status === 'issued' ? claim.id : null }
}

async function applicationOf(asked: OfferQuery, promotionId: number): Promise<OfferState> {
  const { gateway, memberId } = asked
  const [row] = await gateway.db
    .select({ status: applications.status })
    .from(applications)
    .where(and(eq(applications.memberId, memberId), eq(applications.promotionId, promotionId)))
    .orderBy(desc(applications.id))
    .limit(1)
  return row?.status === 'issued' ? rewardOf(asked, promotionId, 0) : { status: row?.status ?? null }
}

async function standingOf(asked: OfferQuery, promotion: PromotionRow): Promise<OfferState> {
  const {
    gateway: { db },
    memberId,
    now,
  } = asked
  if (isTurnover(promotion)) {
    const progress = toward(await stakedToday(db, promotion, asked), promotion.rule.stake)
    return { status: null, progress, ...(await rewardOf(asked, promotion.id, now - 86_400_000)) }
  }
  if (!isSignup(promotion)) return applicationOf(asked, promotion.id)
  const weekend = weekendOf(now)
  const status = (await hasJoined(db, promotion, { memberId, weekend })) ? 'signed' : 'join'
  const progress = toward(await stakedInWeekend(db, promotion, { memberId, weekend }), promotion.rule.stake)
  return { status, progress, endTime: weekend.until, ...(await rewardOf(asked, promotion.id, weekend.from)) }
}

function offerOf(
  { gateway, language }: { gateway: Gateway; language: Language },
  { id, type, rule }: PromotionRow,
  { title, endDate }: AnnouncementRow,
) {
  const { amount, maximum, percent } = figuresOf(rule)
  return {
    promotionId: id,
    promotionType: type,
    title: localized(title, language),
    action: actionOf(type),
    amount,
    maximumAmount: maximum,
    percent,
    status: null,
    rewardId: null,
    progress: null,
    endTime: endDate,
    terms: termsOf(gateway, id),
  }
}

/** The running promotions with what can be done about them. */
export const handleListPromotionOffers: Handler<typeof listPromotionOffers> = async ({
  gateway,
  session,
  language,
  now,
}) => {
  const asked = session && session.type !== demoAccountType ? { gateway, memberId: session.memberId, now } : null
  if (asked) await issueDue(gateway, asked.memberId, now)
  const list = await Promise.all(
    runningPromotions(gateway, now)
      .flatMap((announcement) => {
        const promotion = promotionOf(gateway, announcement.id)
        return promotion ? [{ promotion, announcement }] : []
      })
      .map(async ({ promotion, announcement }) => ({
        ...offerOf({ gateway, language }, promotion, announcement),
        ...(asked ? await standingOf(asked, promotion) : {}),
        left: isTurnover(promotion) ? await rewardsLeft(gateway.db, promotion, now) : null,
      })),
  )
  return { list }
}
