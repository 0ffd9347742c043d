import type { claimLoginPromotion, getLoginPromotion, getLoginPromotionConfig } from '@parlour/api-client/endpoints'
import { loginRewards } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { dayMs, dayText, marketTimeZone, startOfDay } from '../../kernel/jobs/index.ts'
import { present } from '../../kernel/objects/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { giveReward } from './claims.ts'
import { loginAmounts, loginTerms, loginTitle, streakOf } from './login-streak.ts'
import { takeReward } from './take-reward.ts'
import { serializeTerms } from './terms.ts'

const daysWith = (claimed: number) =>
  loginAmounts.map((amount, at) => ({
    day: at + 1,
    amount,
    claimed: at < claimed,
    terms: serializeTerms(loginTerms, { amount }),
  }))

/** The rewards for logging in day after day, and how far this member is. */
export const handleLoginPromotion: Handler<typeof getLoginPromotion> = async (call) => {
  const { memberId } = realMemberOf(call)
  const standing = await streakOf(call.gateway.db, memberId, call.now)
  const { day, claimedToday } = standing
  return { ...standing, timeZone: marketTimeZone, days: daysWith(claimedToday ? day : day - 1) }
}

/** The rewards for logging in day after day. */
export const handleLoginPromotionConfig: Handler<typeof getLoginPromotionConfig> = async () => ({
  enabled: true,
  timeZone: marketTimeZone,
  days: daysWith(0),
})

/** Takes the reward of today. @throws DomainError promotion.login.claimed, in_need_true_account, TOO_MANY_REQUESTS */
export const handleClaimLoginPromotion: Handler<typeof claimLoginPromotion> = (call) =>
  takeReward(call, { of: 'claimLoginPromotion', body: {} }, async (tx, memberId) => {
    const { now } = call
    const { day } = await streakOf(tx, memberId, now)
    const today = startOfDay(now)
    const [taken] = await tx
      .insert(loginRewards)
      .values({ memberId, day: today, streak: day, at: now })
      .onConflictDoNothing()
      .returning()
    if (!taken) throw new DomainError('promotion.login.claimed')
    const amount = present(loginAmounts[day - 1], `the login reward of day ${day}`)
    await giveReward(tx, {
      memberId,
      type: 'LOGIN',
      reference: dayText(today),
      title: loginTitle,
      amount,
      terms: loginTerms,
      at: now,
    })
    return {
      day,
      amount,
      terms: serializeTerms(loginTerms, { amount, from: now }),
      streak: day,
      nextAt: today + dayMs,
    }
  })
