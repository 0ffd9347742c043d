import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { productTypes } from './rates.ts'

const setting = v.object({
  productType: v.string(),
  rate: v.number(),
  /** The least it may be: what the member has handed on itself. */
  lowest: v.number(),
  /** The most it may be: what the asking agent has. */
  highest: v.number(),
  step: v.number(),
  /** The own rate of the asking agent. */
  own: optionalNumber,
})

/**
 * The rebate rates of one direct downline and the bounds they may be set to; an empty product type means all. Rates are
 * parts of the turnover. Codes: agent.downline.unknown, in_need_true_account. Source: contract 3.12.
 */
export const getCustomerRebate = defineEndpoint({
  name: 'getCustomerRebate',
  method: 'GET',
  path: '/wps/relay/MCSFE_getCustomerRebateSettingByProductType',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({
    account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    productType: v.optional(v.picklist(['', ...productTypes]), ''),
  }),
  response: v.object({ memberId: optionalId, account: optionalText, list: tolerantList(setting) }),
})
