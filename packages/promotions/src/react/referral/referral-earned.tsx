import type { getReferralDetails, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { FactList, PeriodResult } from '@parlour/ui-kit'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface ReferralEarnedProps {
  details: ResponseOf<typeof getReferralDetails>
  currency: string
  categoryName: (code: string) => string
}

/** What the friends have brought, what the next one brings, and under which terms. */
export function ReferralEarned({ details, currency, categoryName }: ReferralEarnedProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const terms = useTerms(currency, categoryName)
  const { totalEarnings, totalInvitations, rewardedInvitations, rewardedThisMonth, monthlyLimit } = details
  const { reward, requiredDeposit, requiredStake } = details
  const money = (minor: number | null) => format.money(minor ?? 0, currency)
  const count = (some: number | null) => format.number(some ?? 0)
  const earned = totalEarnings ?? 0
  return (
    <PeriodResult
      title={earned > 0 ? text('promotions.referral.earned', { sum: money(earned) }) : text('promotions.referral.none')}
      text={
        reward
          ? text('promotions.referral.offer', {
              sum: terms.amount(reward, details.terms),
              deposit: money(requiredDeposit),
              stake: money(requiredStake),
            })
          : text('promotions.referral.noOffer')
      }
      figures={[
        { id: 'friends', name: text('promotions.referral.friends'), value: count(totalInvitations) },
        { id: 'rewarded', name: text('promotions.referral.rewarded'), value: count(rewardedInvitations) },
        {
          id: 'month',
          name: text('promotions.referral.month'),
          value: monthlyLimit
            ? text('promotions.referral.ofLimit', { count: count(rewardedThisMonth), most: count(monthlyLimit) })
            : count(rewardedThisMonth),
        },
      ]}
      {...(reward && details.terms ? { action: <FactList facts={terms.facts(details.terms)} /> } : {})}
    />
  )
}
