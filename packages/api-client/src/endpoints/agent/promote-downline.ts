import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'

/**
 * Makes a player of the own team an agent; doing it again changes nothing. Codes: agent.downline.unknown,
 * agent.downline.trial, in_need_true_account. Source: contract 3.12.
 */
export const promoteDownline = defineEndpoint({
  name: 'promoteDownline',
  method: 'PUT',
  path: '/wps/agent/promoteDownlineToAgent',
  moduleId: 'AFFMAN3',
  token: 'required',
  request: v.object({ account: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)) }),
  response: orDefaults(v.object({ memberId: optionalId, account: optionalText, type: optionalNumber })),
})
