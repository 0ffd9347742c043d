import { amountRule, type AmountLimits, type FieldRule, type FormRules } from '../rule.ts'

/** What a form that moves money asks for. */
export interface PaymentLimits {
  /** Limits of the sum, in minor units: of the channel, or the balance. */
  readonly amount: AmountLimits
  /** The server's rule of the payment password, where the payment asks for it; it is required then. */
  readonly password?: FieldRule | null
}

/** The form of a deposit, a withdrawal or a transfer: a sum, and the payment password where it is asked for. */
export const paymentRules = ({ amount, password }: PaymentLimits): FormRules => ({
  amount: amountRule(amount),
  ...(password ? { password: { ...password, enabled: true, required: true } } : {}),
})
