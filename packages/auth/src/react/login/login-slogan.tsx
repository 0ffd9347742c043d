import { useFormat } from '@parlour/i18n/react'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** What the slogan promises, with what it takes. Sums in minor units, `cashback` in percent. */
export interface SloganTerms {
  readonly currency: string
  /** For each invited friend, once they have deposited `friendDeposit` and staked `friendStake`. */
  readonly reward: number
  /** How many times the reward is staked before it is paid, and within how many days. */
  readonly rewardTimes: number
  readonly rewardDays: number
  readonly friendDeposit: number
  readonly friendStake: number
  /** The most of a week's losses that comes back. */
  readonly cashback: number
}

/** The invitation on the art of the login popup: each amount with its condition (LOG-12). */
export function LoginSlogan({ terms }: { terms: SloganTerms }) {
  const text = useAuthText()
  const format = useFormat()
  return (
    <>
      <h3>{text('auth.login.slogan')}</h3>
      <p>
        {text.rich('auth.login.slogan_terms', {
          reward: format.money(terms.reward, terms.currency),
          deposit: format.money(terms.friendDeposit, terms.currency),
          stake: format.money(terms.friendStake, terms.currency),
          times: format.number(terms.rewardTimes),
          days: format.number(terms.rewardDays),
          cashback: format.percent(terms.cashback),
          sum: goldAmount,
        })}
      </p>
    </>
  )
}
