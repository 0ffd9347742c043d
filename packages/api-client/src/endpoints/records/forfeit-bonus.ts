import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { minorUnits } from '../../schemas/amounts.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'

/**
 * Gives an open bonus up, with what was won with it. `loses` is what the member was shown (`forfeit.loses` of
 * `listBonuses`): where it has changed since, nothing happens. Sums in minor units. Codes: bonus.unknown, bonus.ended,
 * bonus.kept, bonus.forfeit.changed (value.loses), wallet.transfer.running, TOO_MANY_REQUESTS,
 * in_need_true_account. Not in the contract.
 */
export const forfeitBonus = defineEndpoint({
  name: 'forfeitBonus',
  method: 'POST',
  path: '/wps/relay/MCSFE_forfeitBonus',
  moduleId: 'MEMTRANS3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  amounts: ['loses'],
  request: v.object({
    bonusId: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    loses: minorUnits,
  }),
  response: v.object({
    bonusId: idText,
    /** What was lost, and what the main wallet has now of own money and bonus money. */
    lost: money,
    balance: money,
    /** Own money that may be withdrawn. */
    free: money,
  }),
})
