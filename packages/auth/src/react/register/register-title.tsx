import { useFormat } from '@parlour/i18n/react'
import { goldAmount } from '../gold-amount.tsx'
import { useAuthText } from '../use-auth-text.ts'

/** What a new account receives, never without what it takes. */
export interface NewMemberOffer {
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  /** The conditions in the visitor's language; they stand beside the amount. */
  readonly terms: string
}

/** The title of the registration page, with the amount when there is an offer (REG-13). */
export function RegisterTitle({ offer }: { offer: NewMemberOffer | undefined }) {
  const text = useAuthText()
  const format = useFormat()
  if (!offer) return text('auth.register.title')
  const amount = format.money(offer.amount, offer.currency)
  return text.rich('auth.register.title_offer', { amount, sum: goldAmount })
}

/** What a new account starts with, and its terms in the same breath. */
export function NewMember({ offer }: { offer: NewMemberOffer }) {
  const text = useAuthText()
  const format = useFormat()
  const amount = format.money(offer.amount, offer.currency)
  return (
    <>
      {text.rich('auth.register.new_member', { amount, sum: goldAmount })} {offer.terms}
    </>
  )
}
