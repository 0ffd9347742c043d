import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'
import { rates, ratesToSet } from './rates.ts'

/**
 * Sets rebate rates of a direct downline, from the next settlement on; types that are not named stay as they are. A
 * rate is at most the own one and at least what the downline has handed on. Codes: agent.rate.outside
 * (value.productType, value.lowest, value.highest, value.step), agent.downline.unknown, in_need_true_account. Not in
 * the contract: a newer-style name.
 */
export const setDownlineRebate = defineEndpoint({
  name: 'setDownlineRebate',
  method: 'POST',
  path: '/wps/relay/MCSFE_setCustomerRebateSettingByProductType',
  moduleId: 'AFFMAN3',
  token: 'required',
  request: v.object({ account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)), rates: ratesToSet }),
  response: orDefaults(v.object({ memberId: optionalId, account: optionalText, rates: v.nullish(rates, null) })),
})
