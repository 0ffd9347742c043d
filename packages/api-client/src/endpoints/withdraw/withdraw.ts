import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { numberOrText } from '../../schemas/whole-number.ts'
import { withdrawalOrder } from './withdrawal-order.ts'

/**
 * Asks for a withdrawal to a card of the member, with the payment password; the money
 * moves to the held wallet at once. Bonuses that are open are given up by it, which
 * has to be agreed to (`forfeitBonus`): else bonus.active (value.bonus, value.titles).
 * Sums in minor units. Codes: withdraw.amount.invalid (value.minimum, value.maximum), withdraw.count.reached,
 * withdraw.daily.reached (value.left), withdraw.money.tied (value.free), bonus.active, withdraw.card.unknown,
 * wallet.balance.low, wallet.locked, wallet.transfer.running, invalid.payment.pw, not.exists.payment.password, code.required, code.invalid,
 * mobile.unverified,
 * TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.11.
 */
export const withdraw = defineEndpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/v2/transaction/withdraw',
  aliases: ['/wps/transaction/withdraw'],
  moduleId: 'COMM3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object({
    amount: minorUnits,
    bankCardId: sentId,
    password: v.pipe(v.string(), v.maxLength(128)),
    /** The code of `sendWithdrawalCode`, where the settings want one. */
    verificationCode: optionalText,
    firebaseIdToken: optionalText,
    virtualAmount: v.nullish(numberOrText, null),
    groupId: v.nullish(numberOrText, 0),
    /** Agrees that open bonuses are given up. */
    forfeitBonus: v.optional(v.boolean()),
  }),
  response: withdrawalOrder,
})
