import { amountRule, type AmountLimits, type FieldRule, type FormRules } from '../rule.ts'

/** What a form that moves money asks for. */
export interface PaymentLimits {
  /** Limits of the sum, in minor units: of the channel, or the balance. */
  readonly amount: AmountLimits
  /** The server's rule of the payment password, where the payment asks for it; it is required then. */
  readonly password?: FieldRule | null
}

/**
 * The rules of a payment form.
 *
 * @param limits the amount in minor units, and the rule of the payment password
 * @returns rules by field name
 * @example createValidator(paymentRules({ amount: { min: 10_000, max: 5_000_000, step: 100 } }))
 */
export const paymentRules = ({ amount, password }: PaymentLimits): FormRules => ({
  amount: amountRule(amount),
  ...(password ? { password: { ...password, enabled: true, required: true } } : {}),
})
