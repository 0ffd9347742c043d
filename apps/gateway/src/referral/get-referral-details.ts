import { toWireMoney, type getReferralDetails } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { members, referrals } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { startOfMonth } from '../jobs/manila-calendar.ts'
import { referral } from '../promotions/rules.ts'
import { answerTerms } from '../promotions/terms.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { noteInvited } from './referrals.ts'

/** The invitation code of this member and what it has brought. */
export const handleReferralDetails: Handler<typeof getReferralDetails> = async (call) => {
  const { gateway: { db, config }, now } = call
  const { memberId } = trueMemberOf(call)
  await noteInvited(db, { inviterId: memberId })
  const [member] = await db.select({ code: members.referralCode }).from(members).where(eq(members.id, memberId))
  const invited = await db.select().from(referrals).where(eq(referrals.inviterId, memberId))
  const rewarded = invited.filter(({ rewardedAt }) => rewardedAt !== null)
  const month = startOfMonth(now)
  return {
    referralCode: member?.code ?? null,
    totalInvitations: invited.length,
    promotionDomains: config.siteOrigins.slice(0, 2).map((origin) => new URL(origin).host),
    rewardedInvitations: rewarded.length,
    rewardedThisMonth: rewarded.filter(({ rewardedAt }) => (rewardedAt ?? 0) >= month).length,
    monthlyLimit: referral.aMonth,
    totalEarnings: toWireMoney(rewarded.reduce((sum, { amount }) => sum + amount, 0)),
    reward: toWireMoney(referral.reward),
    requiredDeposit: toWireMoney(referral.deposit),
    requiredStake: toWireMoney(referral.stake),
    terms: answerTerms(referral.terms, { amount: referral.reward }),
  }
}
