import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { payoutAccount } from './payout-account.ts'

/**
 * Adds a bank account or wallet to be paid to, in the name of the member; with the payment password. Codes:
 * register.field.invalid (value.field, value.patternId, value.min, value.max), bankcard.bank.unknown,
 * bankcard.number.invalid, bankcard.number.taken, bankcard.holder.mismatch, bankcard.count.reached (value.maximum),
 * invalid.payment.pw, not.exists.payment.password, in_need_true_account. Source: contract 3.11.
 */
export const addPayoutAccount = defineEndpoint({
  name: 'addPayoutAccount',
  method: 'PUT',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    bankCode: v.pipe(v.string(), v.minLength(1), v.maxLength(32)),
    payeeName: v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(80)),
    cardNumber: v.pipe(v.string(), v.maxLength(64)),
    password: v.pipe(v.string(), v.maxLength(128)),
  }),
  response: payoutAccount,
})
