import { listPromotionOffers } from '@parlour/api-client/endpoints'
import { useEndpoint } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** What the slogan says about a friend that the promotion of the platform does not. Sums in minor units. */
export interface SloganTerms {
  readonly currency: string
  /** What an invited friend deposits and stakes before the reward is given. */
  readonly friendDeposit: number
  readonly friendStake: number
}

/**
 * The invitation on the art of the login popup: the reward for a friend and the cashback, each with its condition, as
 * long as the platform lists the promotion and it has begun (LOG-12).
 */
export function LoginSlogan({ terms }: { terms: SloganTerms }) {
  const text = useAuthText()
  const format = useFormat()
  const { data } = useEndpoint(listPromotionOffers, {}, { staleTime: 300_000 })
  const running = (type: string) =>
    data?.list.find(({ promotionType, status }) => promotionType === type && status !== 'planned')
  const friend = running('REFERRAL')
  const cashback = running('CASHBACK')
  return (
    <>
      <h3>{text('auth.login.slogan')}</h3>
      {friend?.terms && friend.amount !== null && friend.terms.validDays !== null && (
        <p>
          {text.rich('auth.login.slogan_invite', {
            reward: format.bonus(friend.amount, friend.currency ?? terms.currency, friend.terms),
            deposit: format.money(terms.friendDeposit, terms.currency),
            stake: format.money(terms.friendStake, terms.currency),
            times: format.number(friend.terms.wagerMultiple),
            days: format.number(friend.terms.validDays),
            sum: goldAmount,
          })}
        </p>
      )}
      {cashback?.terms && cashback.percent !== null && (
        <p>
          {text.rich('auth.login.slogan_cashback', {
            cashback: format.bonusPercent(cashback.percent, cashback.terms),
            times: cashback.terms.wagerMultiple,
            sum: goldAmount,
          })}
        </p>
      )}
    </>
  )
}
