import type { getReferralDetails } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { startOfMonth } from '../../kernel/jobs/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { realMemberOf } from '../../identity/index.ts'
import { readLimits } from '../../money/index.ts'
import { runningReferral } from './referral-promotion.ts'
import { countReferrals, noteInvited, paidByReferrals } from './referrals.ts'

/** The invitation code of this member, what it has brought, and what a friend brings while a promotion rewards inviting. */
export const handleReferralDetails: Handler<typeof getReferralDetails> = async (call) => {
  const { gateway, now } = call
  const { db, config } = gateway
  const { memberId } = realMemberOf(call)
  await noteInvited(db, { inviterId: memberId })
  const [member] = await db.select({ code: members.referralCode }).from(members).where(eq(members.id, memberId))
  const counts = await countReferrals(db, memberId, startOfMonth(now))
  const promotion = runningReferral(gateway, now)
  const reward = promotion?.rule.reward ?? null
  return {
    referralCode: member?.code ?? null,
    totalInvitations: counts.invited,
    promotionDomains: config.siteOrigins.slice(0, 2).map((origin) => new URL(origin).host),
    rewardedInvitations: counts.rewarded,
    rewardedThisMonth: counts.rewardedSince,
    monthlyLimit: promotion?.rule.aMonth ?? null,
    dailyLimit: promotion ? (await readLimits(db))['referral.day'] : null,
    totalEarnings: await paidByReferrals(db, memberId),
    reward,
    requiredDeposit: promotion?.rule.deposit ?? null,
    requiredStake: promotion?.rule.stake ?? null,
    terms: promotion ? serializeTerms(promotion.terms, { amount: reward }) : null,
  }
}
