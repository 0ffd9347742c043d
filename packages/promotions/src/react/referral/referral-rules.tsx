import type { getReferralDetails, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Card, CardHead, CardText, Progress, Stepper } from '@parlour/ui-kit'
import { shareDone } from '../../referral/friend-state.ts'
import { useTerms } from '../terms/use-terms.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface ReferralRulesProps {
  details: ResponseOf<typeof getReferralDetails>
  currency: string
  categoryName: (code: string) => string
  timeZone: string
}

/** How many rewards this month still has room for, how a friend brings one, and who does not count. */
export function ReferralRules({ details, currency, categoryName, timeZone }: ReferralRulesProps) {
  const text = usePromotionsText()
  const format = useFormat()
  const { reward, requiredDeposit, requiredStake, monthlyLimit, dailyLimit, rewardedThisMonth } = details
  const money = (minor: number | null) => format.money(minor ?? 0, currency)
  const used = rewardedThisMonth ?? 0
  const terms = useTerms(currency, categoryName)
  const sumOf = (friends: number) => terms.amount((reward ?? 0) * friends, details.terms)
  const sums = { deposit: money(requiredDeposit), stake: money(requiredStake), sum: sumOf(1) }
  return (
    <>
      {monthlyLimit ? (
        <Card as="section">
          <CardHead title={text('promotions.referral.month')} />
          <Progress
            label={text('promotions.referral.rewarded')}
            value={text('promotions.referral.ofLimit', {
              count: format.number(used),
              most: format.number(monthlyLimit),
            })}
            percent={shareDone(used, monthlyLimit)}
            left={text('promotions.referral.monthText', {
              sum: sumOf(monthlyLimit),
              zone: timeZone,
            })}
          />
          {dailyLimit ? <CardText>{text('promotions.referral.dayText', { count: dailyLimit })}</CardText> : null}
        </Card>
      ) : null}
      {reward ? (
        <Card as="section">
          <CardHead title={text('promotions.referral.how')} />
          <Stepper
            current={-1}
            steps={(['send', 'play', 'get'] as const).map((step) => ({
              title: text(`promotions.referral.${step}`, sums),
              text: text(`promotions.referral.${step}Text`, sums),
            }))}
          />
        </Card>
      ) : null}
      <Card as="section">
        <CardHead title={text('promotions.referral.not')} />
        <div className="p-prose">
          <ul>
            {(['own', 'again', 'public'] as const).map((id) => (
              <li key={id}>{text(`promotions.referral.not.${id}`)}</li>
            ))}
          </ul>
        </div>
      </Card>
    </>
  )
}
