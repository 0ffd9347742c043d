import { listPromotionOffers, type PromotionOffer } from '@parlour/api-client/endpoints'
import { useEndpoint } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** What inviting a friend brings and asks; nothing where the platform does not say all of it. */
function Invitation({ friend, currency }: { friend: PromotionOffer; currency: string }) {
  const text = useAuthText()
  const format = useFormat()
  const { amount, terms, requiredDeposit, requiredStake } = friend
  const unit = friend.currency ?? currency
  if (!terms || amount === null || terms.validDays === null || requiredDeposit === null || requiredStake === null)
    return null
  return (
    <p>
      {text.rich('auth.login.slogan_invite', {
        reward: format.bonus(amount, unit, terms),
        deposit: format.money(requiredDeposit, unit),
        stake: format.money(requiredStake, unit),
        times: format.number(terms.wagerMultiple),
        days: format.number(terms.validDays),
        sum: goldAmount,
      })}
    </p>
  )
}

/** Which part of a loss comes back and, where the platform limits it by the stakes, at most which part of these. */
function Cashback({ cashback: { terms, percent, percentOfStakes } }: { cashback: PromotionOffer }) {
  const text = useAuthText()
  const format = useFormat()
  if (!terms || percent === null) return null
  const said = { cashback: format.bonusPercent(percent, terms), times: terms.wagerMultiple, sum: goldAmount }
  return (
    <p>
      {percentOfStakes === null
        ? text.rich('auth.login.slogan_cashback', said)
        : text.rich('auth.login.slogan_cashback_most', { ...said, most: format.bonusPercent(percentOfStakes, terms) })}
    </p>
  )
}

/**
 * The invitation on the art of the login popup: the reward for a friend and the cashback, each with its condition, as
 * long as the platform lists the promotion and it has begun (LOG-12).
 *
 * @param currency ISO 4217 of sums for which the platform names none
 */
export function LoginSlogan({ currency }: { currency: string }) {
  const text = useAuthText()
  const { data } = useEndpoint(listPromotionOffers, {}, { staleTime: 300_000 })
  const running = (type: string) =>
    data?.list.find(({ promotionType, status }) => promotionType === type && status !== 'planned')
  const friend = running('REFERRAL')
  const cashback = running('CASHBACK')
  return (
    <>
      <h3>{text('auth.login.slogan')}</h3>
      {friend && <Invitation friend={friend} currency={currency} />}
      {cashback && <Cashback cashback={cashback} />}
    </>
  )
}
