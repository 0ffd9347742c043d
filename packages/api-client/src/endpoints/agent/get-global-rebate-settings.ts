import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/** The bounds of a rebate rate and the own rate within them, as parts of the turnover. */
export const rebateSetting = v.object({
  productType: v.string(),
  lowest: v.number(),
  highest: v.number(),
  step: v.number(),
  /** The rate of the agent who asks: the most that it may hand on. */
  own: v.nullish(v.number(), 0),
})

/** The bounds of a rebate rate. */
export type RebateSetting = v.InferOutput<typeof rebateSetting>

/** What the platform allows as rebate rates, by product type. Codes: in_need_true_account. Source: contract 3.12. */
export const getGlobalRebateSettings = defineEndpoint({
  name: 'getGlobalRebateSettings',
  method: 'GET',
  path: '/wps/agent/globalRebateSettings',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(rebateSetting) }),
})
