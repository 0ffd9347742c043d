import type { ApiClient } from '@parlour/api-client'
import { changePaymentPassword, setPaymentPassword } from '@parlour/api-client/endpoints'

/** What is typed for a payment password: `old` is the one before, or the login password where there is none yet. */
export interface PaymentPasswordForm {
  readonly old: string
  readonly password: string
  readonly again: string
}

/** How many digits a payment password has. */
export const paymentDigits = 6

/** Whether a text can be a payment password. */
export const isPaymentPassword = (text: string): boolean => text.length === paymentDigits && /^\d+$/.test(text)

/**
 * Sets the first payment password, or changes the one there is.
 * @throws RefusedError password.old.invalid, invalid.payment.pw, payment.password.locked, payment.password.exists,
 * not.exists.payment.password, password.same, register.field.invalid, TOO_MANY_REQUESTS
 */
export async function savePaymentPassword(api: ApiClient, has: boolean, { old, password, again }: PaymentPasswordForm): Promise<void> {
  const words = { paymentPassword: password, confirmPaymentPassword: again }
  if (has) await api.call(changePaymentPassword, { ...words, oldPaymentPassword: old })
  else await api.call(setPaymentPassword, { ...words, password: old })
}
