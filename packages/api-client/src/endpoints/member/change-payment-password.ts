import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'

/**
 * Changes the payment password with the old one. Codes: not.exists.payment.password, invalid.payment.pw
 * (value.triesLeft), payment.password.locked (423, value.expirationTime), password.same, payment.password.weak,
 * register.field.invalid (value.field), in_need_true_account. Source: contract 3.11; the shape is chosen.
 */
export const changePaymentPassword = defineEndpoint({
  name: 'changePaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  moduleId: 'PAYMENTPASS3',
  token: 'required',
  encrypted: true,
  request: v.object({
    oldPaymentPassword: v.pipe(v.string(), v.maxLength(64)),
    paymentPassword: v.pipe(v.string(), v.maxLength(64)),
    confirmPaymentPassword: v.pipe(v.string(), v.maxLength(64)),
  }),
  response: v.unknown(),
})
