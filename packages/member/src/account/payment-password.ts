import type { ApiClient } from '@parlour/api-client'
import { changePaymentPassword, setPaymentPassword } from '@parlour/api-client/endpoints'

/** What is typed for a payment password: `old` is the one before, or the login password where there is none yet. */
export interface PaymentPasswordForm {
  readonly old: string
  readonly password: string
  readonly again: string
}

/**
 * Sets the first payment password, or changes the existing one.
 *
 * @param has whether the account has a payment password
 * @throws RefusedError password.old.invalid, invalid.payment.pw, payment.password.locked, payment.password.exists,
 * not.exists.payment.password, password.same, register.field.invalid, TOO_MANY_REQUESTS
 * @example await savePaymentPassword(api, true, { old: '246810', password: '135790', again: '135790' })
 */
export async function savePaymentPassword(
  api: ApiClient,
  has: boolean,
  { old, password, again }: PaymentPasswordForm,
): Promise<void> {
  const words = { paymentPassword: password, confirmPaymentPassword: again }
  if (has) await api.call(changePaymentPassword, { ...words, oldPaymentPassword: old })
  else await api.call(setPaymentPassword, { ...words, password: old })
}
