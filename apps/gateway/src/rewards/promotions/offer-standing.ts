import { isAgent } from '../../identity/index.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { sentence } from '../../kernel/http/index.ts'
import type { Language, MessageCode } from '../../kernel/http/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import type { PromotionRow } from '../../kernel/ports/index.ts'
import { whyNot } from '../../money/index.ts'
import { claimStatus } from './claims.ts'
import { stakedToday } from './daily-turnover.ts'
import type { OfferRecords } from './offer-records.ts'
import { reasonText } from './reject-reason.ts'
import { isPaid, lastsUntil } from './running-promotion.ts'
import { joinedAt, stakedInWeekend, weekendOf } from './weekend-turnover.ts'

/** For whom it is asked how a promotion stands. */
export interface OfferQuery {
  readonly gateway: Gateway
  readonly memberId: number
  /** The type of the account. */
  readonly type: number
  readonly language: Language
  readonly now: number
  readonly records: OfferRecords
}

/** How a promotion stands for a member; times in milliseconds, sums in minor units. */
export interface OfferStanding {
  readonly status?: string | null
  readonly statusTime?: number | null
  readonly rewardId?: number | null
  readonly progress?: { readonly current: number; readonly target: number } | null
  readonly endTime?: number
  readonly available?: boolean
  readonly reason?: string | null
}

const isTurnover = isPaid('TURNOVER')
const isSignup = isPaid('SIGNUP')

const toward = (current: number, target: number) => ({ current: Math.min(current, target), target })

/** A promotion that is not for a member, and why. */
export const notFor = (code: MessageCode, language: Language): OfferStanding => ({
  available: false,
  reason: sentence(code, language),
})

/** The newest reward of a promotion, if it was issued since a moment. */
function rewardOf({ records, now }: OfferQuery, promotionId: number, since: number): OfferStanding {
  const claim = records.claims.get(promotionId)
  if (!claim || claim.issuedAt < since) return {}
  const status = claimStatus(claim, now)
  return {
    status,
    statusTime: status === 'close' ? claim.expiresAt : (claim.claimedAt ?? claim.issuedAt),
    rewardId: status === 'issued' ? claim.id : null,
  }
}

function applicationOf(asked: OfferQuery, promotionId: number): OfferStanding {
  const row = asked.records.applications.get(promotionId)
  if (!row) return {}
  if (row.status === 'issued') return rewardOf(asked, promotionId, 0)
  return { status: row.status, statusTime: row.decidedAt ?? row.at, reason: reasonText(row.reason, asked.language) }
}

/** A bonus of a deposit: ordered with one, had with one, or for another deposit than the next. */
async function depositOf({ gateway, memberId, language, records }: OfferQuery, promotion: PromotionRow) {
  const { rule } = promotion
  if (rule.type !== 'DEPOSIT') return {}
  const deposit = records.deposits.get(promotion.id)
  if (deposit && deposit.status !== 'paid') return { status: 'process', statusTime: deposit.at }
  const reason = await whyNot(gateway.db, { rule }, memberId)
  if (reason === null) return {}
  return deposit ? { status: 'claimed', statusTime: deposit.settledAt } : notFor(reason, language)
}

async function weekendStanding(
  asked: OfferQuery,
  promotion: PromotionRow,
  endDate: number | null,
): Promise<OfferStanding> {
  if (!isSignup(promotion)) return {}
  const {
    gateway: { db },
    memberId,
    language,
    now,
  } = asked
  const weekend = weekendOf(now)
  const joined = await joinedAt(db, promotion, { memberId, weekend })
  const isOver = joined === null && !lastsUntil({ endDate }, weekend.until)
  return {
    ...(isOver ? notFor('deposit.promotion.unknown', language) : {}),
    status: joined === null ? 'join' : 'signed',
    statusTime: joined,
    progress: toward(await stakedInWeekend(db, promotion, { memberId, weekend }), promotion.rule.stake),
    endTime: Math.min(weekend.until, endDate ?? weekend.until),
    ...rewardOf(asked, promotion.id, weekend.from),
  }
}

/** What an offer says for everybody: how many are left to give today, and when it ends; null without an end to them. */
export interface OfferEnds {
  readonly left: number | null
  readonly endDate: number | null
}

/** How a running promotion stands for a member. */
export async function standingOf(
  asked: OfferQuery,
  promotion: PromotionRow,
  { left, endDate }: OfferEnds,
): Promise<OfferStanding> {
  const { gateway, language, now, records, type } = asked
  switch (promotion.rule.type) {
    case 'MANUAL':
      return applicationOf(asked, promotion.id)
    case 'DEPOSIT':
      return depositOf(asked, promotion)
    case 'SIGNUP':
      return weekendStanding(asked, promotion, endDate)
    case 'TURNOVER': {
      if (!isTurnover(promotion)) return {}
      const progress = toward(await stakedToday(gateway.db, promotion, asked), promotion.rule.stake)
      const reward = rewardOf(asked, promotion.id, now - dayMs)
      return { progress, ...(left === 0 && !reward.status ? notFor('promotion.left.none', language) : {}), ...reward }
    }
    case 'REFERRAL':
      return isAgent(type) ? notFor('promotion.referral.agent', language) : {}
    case 'NEW_REGISTER':
      return records.openedWith === null
        ? notFor('promotion.register.new', language)
        : { status: 'claimed', statusTime: records.openedWith }
    case 'CASHBACK':
    case 'REBATE':
      return {}
  }
}
