import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { periodFields } from './page-fields.ts'
import { profitAnswer } from './profit-fields.ts'

/**
 * Profit and loss of a period by category, bonuses and rebates in the totals. Sums in minor units.
 * Codes: records.period.invalid, records.period.archived, in_need_true_account. Not in the contract by this name.
 */
export const getPersonalProfit = defineEndpoint({
  name: 'getPersonalProfit',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPersonalProfit',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({ ...periodFields, gameCategory: v.optional(v.string(), '') }),
  response: profitAnswer,
})
