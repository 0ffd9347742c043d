import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { flag } from '../../schemas/flag.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { rebateLine } from './rebate-line.ts'

/**
 * The manual rebate that has gathered since the last one, by category, at the rates of the member's rank. Sums in minor
 * units, times in milliseconds. Code: in_need_true_account. Not in the contract: the page "manual rebate" of
 * specification 2 has no call there.
 */
export const getRebate = defineEndpoint({
  name: 'getRebate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebate',
  moduleId: 'PLYRBT',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    /** What is counted: from the last rebate up to the rounds of a minute ago. */
    startTime: v.number(),
    endTime: v.number(),
    amount: bonusAmount,
    /** The least that can be taken. */
    minimum: v.nullish(money, 0),
    claimable: flag,
    list: sideList(rebateLine),
    terms: v.nullish(bonusTerms, null),
  }),
})
