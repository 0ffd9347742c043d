import { isWeakDigits } from '@parlour/validation/digits'
import { DomainError } from '../../kernel/http/index.ts'
import { checkField } from '../fields/check-fields.ts'
import { paymentRule } from '../fields/rules.ts'

/**
 * Holds a payment password that is chosen against its rule, and against what anybody tries first; `birthday` is its
 * owner's, yyyy-MM-dd, empty where it was not told.
 * @throws DomainError register.field.invalid, payment.password.weak
 */
export function checkNewPaymentPassword(password: string, birthday: string): void {
  checkField('paymentPassword', paymentRule, password)
  if (isWeakDigits(password, birthday))
    throw new DomainError('payment.password.weak', { value: { field: 'paymentPassword' } })
}
