import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { idText } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { accountPart, pageOf, paging, sorting, timeWindow } from './paging.ts'

const row = v.object({
  txId: idText,
  txTypeId: v.number(),
  txTypeName: v.string(),
  /** Which filter it falls under: one of `codeTypes`. */
  codeType: v.nullish(v.string(), 'other'),
  txTimeInTimestamp: v.number(),
  orderNo: optionalText,
  remark: optionalText,
  /** Plus for what the member gained. */
  amount: money,
  customerName: v.string(),
})

/** A movement of money of a member of the team. */
export type DownlineTransaction = v.InferOutput<typeof row>

/**
 * Movements of the main wallets of the team, newest first; `codeTypes` as in listTransactions, joined by commas, empty
 * for all. Sums in minor units, times in milliseconds. Codes:
 * records.period.archived, in_need_true_account. Source: contract 3.12, rows as 3.11.
 */
export const listDownlineTransactions = defineEndpoint({
  name: 'listDownlineTransactions',
  method: 'GET',
  path: '/wps/report/downlineTransaction',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...paging,
    ...timeWindow,
    ...accountPart,
    ...sorting(['txTimeInTimestamp', 'amount', 'customerName', 'txTypeId'], 'txTimeInTimestamp'),
    codeTypes: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
  }),
  response: pageOf(row, { incoming: money, outgoing: money }),
})
