import {
  toWireMoney, type claimLoginPromotion, type getLoginPromotion, type getLoginPromotionConfig,
} from '@parlour/api-client/endpoints'
import { loginRewards } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { dayMs, dayText, houseTimeZone, startOfDay } from '../jobs/manila-calendar.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { giveReward } from './claims.ts'
import { loginAmounts, loginTerms, loginTitle, streakOf } from './login-streak.ts'
import { takeReward } from './take-reward.ts'
import { answerTerms } from './terms.ts'

const daysWith = (claimed: number) =>
  loginAmounts.map((amount, at) => ({
    day: at + 1,
    amount: toWireMoney(amount),
    claimed: at < claimed,
    terms: answerTerms(loginTerms, { amount }),
  }))

/** The rewards for logging in day after day, and how far this member is. */
export const handleLoginPromotion: Handler<typeof getLoginPromotion> = async (call) => {
  const { memberId } = trueMemberOf(call)
  const { streak, day, claimedToday, nextAt } = await streakOf(call.gateway.db, memberId, call.now)
  return { streak, nextAt, day, claimedToday, timeZone: houseTimeZone, days: daysWith(claimedToday ? day : day - 1) }
}

/** The rewards for logging in day after day. */
export const handleLoginPromotionConfig: Handler<typeof getLoginPromotionConfig> = async () =>
  ({ enabled: true, timeZone: houseTimeZone, days: daysWith(0) })

/** Takes the reward of today. @throws DomainError promotion.login.claimed, in_need_true_account, TOO_MANY_REQUESTS */
export const handleClaimLoginPromotion: Handler<typeof claimLoginPromotion> = (call) =>
  takeReward(call, { of: 'claimLoginPromotion', body: {} }, async (tx, memberId) => {
    const { now } = call
    const { day } = await streakOf(tx, memberId, now)
    const today = startOfDay(now)
    const [taken] = await tx.insert(loginRewards).values({ memberId, day: today, streak: day, at: now })
      .onConflictDoNothing().returning()
    if (!taken) throw new DomainError('promotion.login.claimed')
    const amount = loginAmounts[day - 1] ?? 0
    await giveReward(
      tx, { memberId, type: 'LOGIN', reference: dayText(today), title: loginTitle, amount, terms: loginTerms, at: now },
    )
    return {
      day,
      amount: toWireMoney(amount),
      terms: answerTerms(loginTerms, { amount, from: now }),
      streak: day,
      nextAt: today + dayMs,
    }
  })
