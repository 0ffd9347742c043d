import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { rebateSetting } from './get-global-rebate-settings.ts'
import { productTypes } from './rates.ts'

/**
 * What the platform allows as a rebate rate of one product type. Codes: in_need_true_account. Source: contract 3.12.
 */
export const getGlobalRebateSettingsByProductType = defineEndpoint({
  name: 'getGlobalRebateSettingsByProductType',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGlobalRebateSettingsByProductType',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({ productType: v.picklist(productTypes) }),
  response: rebateSetting,
})
