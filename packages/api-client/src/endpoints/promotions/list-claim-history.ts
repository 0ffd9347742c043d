import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'
import { claimRow } from './claim-row.ts'

/**
 * The rewards that were issued to this member in a period, whatever became of them, newest first or by `sort` (`time`
 * is when it was claimed, or else issued), in pages; of some types (joined by commas) or of all. `totalAmount` is what
 * was claimed, in minor units. Codes: records.period.invalid, in_need_true_account. Source: contract 3.7; `sort` and
 * `order` are not in it: a platform without them answers newest first.
 */
export const listClaimHistory = defineEndpoint({
  name: 'listClaimHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_getPromotionClaimList',
  aliases: ['/wps/relay/MCSFE_getPromotionClaimList'],
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    promotionType: v.optional(v.pipe(v.string(), v.maxLength(400)), ''),
    ...sorting(['time', 'amount'], 'time'),
  }),
  response: v.object({ list: tolerantList(claimRow), totalAmount: v.nullish(money, 0), ...pageAnswer }),
})
