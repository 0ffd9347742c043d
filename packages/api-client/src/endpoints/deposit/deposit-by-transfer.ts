import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { depositFields, depositOrder } from './deposit-order.ts'

/**
 * Tells of a bank transfer that was made to an account of `listDepositBanks`, by the bank's reference, with a picture
 * of the receipt (PNG or JPEG as a data address, 5 MB at most) where there is one. The cashier confirms it. Sums in
 * minor units. Codes: deposit.channel.unknown, deposit.amount.invalid, deposit.reference.used, upload.picture.invalid,
 * upload.picture.large, upload.picture.pixels, deposit.open.many, deposit.promotion.unavailable, TOO_MANY_REQUESTS,
 * in_need_true_account. Source: contract 3.11.
 */
export const depositByTransfer = defineEndpoint({
  name: 'depositByTransfer',
  method: 'POST',
  path: '/wps/transaction/deposit/mt',
  aliases: ['/wps/transaction/deposit/ma'],
  moduleId: 'DPSTBAS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  maxBytes: 7 * 1024 * 1024,
  amounts: ['amount'],
  request: v.object({
    ...depositFields,
    reference: v.pipe(v.string(), v.trim(), v.minLength(4), v.maxLength(40)),
    receipt: v.nullish(v.string(), null),
  }),
  response: depositOrder,
})
