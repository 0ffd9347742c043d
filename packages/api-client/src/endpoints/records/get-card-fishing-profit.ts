import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { periodFields } from './page-fields.ts'
import { profitAnswer } from './profit-fields.ts'

/**
 * Profit and loss of a period at card tables and in the fishing hall (PVP, FISH). Sums in minor units.
 * Codes: records.period.invalid, records.period.archived, in_need_true_account. Source: contract 3.11.
 */
export const getCardFishingProfit = defineEndpoint({
  name: 'getCardFishingProfit',
  method: 'GET',
  path: '/wps/report/personalPVPFishingPNL',
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object(periodFields),
  response: profitAnswer,
})
