import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { bonusTerms } from '../../schemas/bonus-terms.ts'
import { optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'
import { rebateLine } from './rebate-line.ts'

const rebate = v.object({
  rebateId: id,
  time: v.number(),
  /** The play that it was for. */
  startTime: v.number(),
  endTime: v.number(),
  rankName: optionalText,
  amount: bonusAmount,
  list: tolerantList(rebateLine),
  terms: v.nullish(bonusTerms, null),
})

/** A manual rebate that was taken. */
export type Rebate = v.InferOutput<typeof rebate>

/**
 * The manual rebates that this member has taken in a period, newest first or by `sort`, in pages. Sums in minor units,
 * times in milliseconds. Codes: records.period.invalid, in_need_true_account. Not in the contract, see getRebate.
 */
export const listRebates = defineEndpoint({
  name: 'listRebates',
  method: 'GET',
  path: '/wps/relay/MCSFE_getManualRebateList',
  moduleId: 'PLYRBT',
  token: 'required',
  retries: 2,
  request: v.object({ ...periodFields, ...pageFields, ...sorting(['time', 'amount'], 'time') }),
  response: v.object({ list: tolerantList(rebate), totalAmount: v.nullish(money, 0), ...pageAnswer }),
})
