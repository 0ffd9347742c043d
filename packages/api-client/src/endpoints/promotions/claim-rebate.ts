import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { id } from '../../schemas/id.ts'

/**
 * Takes the manual rebate that has gathered; each stake counts once. The amount in minor units. Codes: rebate.low
 * (value.minimum, in major units), in_need_true_account, TOO_MANY_REQUESTS. Not in the contract, see getRebate.
 */
export const claimRebate = defineEndpoint({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/relay/MCSFE_claimManualRebate',
  moduleId: 'PLYRBT',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({}),
  response: v.object({
    rebateId: id,
    amount: bonusAmount,
    startTime: v.number(),
    endTime: v.number(),
    terms: v.nullish(bonusTerms, null),
  }),
})
