import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Sets the first payment password, six digits; the login password stands beside it, empty for an account that has none.
 * Codes: payment.password.exists, payment.password.weak, password.old.invalid, register.field.invalid (value.field),
 * TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.11; the shape is chosen.
 */
export const setPaymentPassword = defineEndpoint({
  name: 'setPaymentPassword',
  method: 'PUT',
  path: '/wps/member/paymentPassword',
  moduleId: 'PAYMENTPASS3',
  token: 'required',
  encrypted: true,
  request: v.object({
    paymentPassword: v.pipe(v.string(), v.maxLength(64)),
    confirmPaymentPassword: v.pipe(v.string(), v.maxLength(64)),
    password: v.nullish(v.pipe(v.string(), v.maxLength(128)), ''),
  }),
  response: v.unknown(),
})
