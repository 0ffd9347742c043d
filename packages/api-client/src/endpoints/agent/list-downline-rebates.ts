import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { accountPart, pageOf, paging, sorting } from './paging.ts'
import { rates } from './rates.ts'

const row = v.object({ memberId: id, account: v.string(), type: v.number(), rates: v.nullish(rates, {}) })

/** The rates of a direct downline. */
export type DownlineRebate = v.InferOutput<typeof row>

/**
 * The rebate rates of the direct downlines, as parts of the
 * turnover. Codes: in_need_true_account. Source: contract 3.12.
 */
export const listDownlineRebates = defineEndpoint({
  name: 'listDownlineRebates',
  method: 'GET',
  path: '/wps/agent/downlineRebates',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ ...paging, ...accountPart, ...sorting(['account', 'type', 'registeredAt'], 'registeredAt') }),
  response: pageOf(row, {}),
})
