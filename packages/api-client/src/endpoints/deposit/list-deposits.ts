import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { pageAnswer, pageFields, periodFields, sorting } from '../records/page-fields.ts'
import { depositOrder } from './deposit-order.ts'

/**
 * The deposits of a period, newest first or by `sort`, in pages; of one status where it is given. `totalAmount` is what
 * was paid in, in minor units. Codes: records.period.invalid, in_need_true_account. Source: contract 3.11; `sort` and
 * `order` are not in it: a platform without them answers newest first.
 */
export const listDeposits = defineEndpoint({
  name: 'listDeposits',
  method: 'GET',
  path: '/wps/report/depositTransaction',
  aliases: ['/wps/relay/MCSFE_getDepositTransactions'],
  moduleId: 'MEMTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({
    ...periodFields,
    ...pageFields,
    status: v.optional(v.string(), ''),
    ...sorting(['time', 'amount'], 'time'),
  }),
  response: v.object({ list: tolerantList(depositOrder), totalAmount: v.nullish(money, null), ...pageAnswer }),
})
