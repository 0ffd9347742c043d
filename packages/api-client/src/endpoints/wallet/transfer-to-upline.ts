import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { idText } from '../../schemas/id.ts'

/**
 * Passes own money on to the agent above, where `toUpline` of the member says so; with the payment password. As with a
 * withdrawal, open bonuses are given up by it, which has to be agreed to. Sums in minor units. Codes:
 * wallet.upline.missing, withdraw.money.tied (value.free), bonus.active (value.bonus, value.titles),
 * wallet.balance.low, wallet.locked, wallet.receiver.locked, wallet.transfer.running, invalid.payment.pw,
 * not.exists.payment.password, TOO_MANY_REQUESTS, in_need_true_account.
 * Not in the contract: its path follows the rule for calls with a payment password (contract 1.1).
 */
export const transferToUpline = defineEndpoint({
  name: 'transferToUpline',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_transferToUpline',
  aliases: ['/wps/relay/passwordCheck/MCS2_transferToUpline'],
  moduleId: 'FUNDTRANS3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object({
    amount: minorUnits,
    password: v.pipe(v.string(), v.maxLength(128)),
    /** What both see in their transactions, at most 140 characters. */
    remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
    /** Agrees that open bonuses are given up. */
    forfeitBonus: v.optional(v.boolean()),
  }),
  response: v.object({ transferId: idText, upline: v.string(), mainBalance: money }),
})
