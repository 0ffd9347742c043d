import { useFormat } from '@parlour/i18n/react'
import { goldSum } from '../gold-sum.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** What the slogan promises, with what it takes. Sums in minor units, `cashback` in percent. */
export interface SloganTerms {
  readonly currency: string
  /** For each invited friend, once they have deposited `friendDeposit` and staked `friendStake`. */
  readonly reward: number
  readonly friendDeposit: number
  readonly friendStake: number
  /** The most of a week's losses that comes back. */
  readonly cashback: number
}

/** The invitation on the art of the login popup: the sum and its condition in one breath (LOG-12). */
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
          cashback: format.percent(terms.cashback),
          sum: goldSum,
        })}
      </p>
    </>
  )
}
