import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { idText } from '../../schemas/id.ts'

/**
 * Hands own money to a member of the team; `amount` in minor units, `password` is the payment password. Codes:
 * agent.transfer.off, agent.downline.unknown, agent.transfer.balance, bonus.active (value.bonus, value.titles),
 * wallet.locked (value.until), wallet.receiver.locked, invalid.payment.pw, not.exists.payment.password,
 * in_need_true_account. Source: contract 3.12.
 */
export const transferToDownline = defineEndpoint({
  name: 'transferToDownline',
  method: 'PUT',
  path: '/wps/agent/transferDownline',
  moduleId: 'AFFMAN3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['amount'],
  request: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    amount: minorUnits,
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    remark: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(140)), ''),
    /** Agrees that open bonuses are given up. */
    forfeitBonus: v.optional(v.boolean()),
  }),
  response: v.object({ transferId: idText, account: v.string(), amount: money, balance: money }),
})
