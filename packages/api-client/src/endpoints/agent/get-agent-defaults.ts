import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalText } from '../../schemas/flag.ts'
import { rates } from './rates.ts'

/**
 * What the agent centre opens with: who this agent is, how large the team is, and its own rates. `level` counts from the
 * house, 1 for an agent without an upline. Codes: in_need_true_account. Source: contract 3.12.
 */
export const getAgentDefaults = defineEndpoint({
  name: 'getAgentDefaults',
  method: 'GET',
  path: '/wps/agent/default',
  moduleId: 'AFFMAN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    memberId: v.number(),
    account: v.string(),
    nickname: optionalText,
    type: v.number(),
    level: v.nullish(v.number(), 1),
    upline: optionalText,
    registeredAt: v.number(),
    directDownlines: v.nullish(v.number(), 0),
    teamSize: v.nullish(v.number(), 0),
    transferEnabled: flag,
    rates: v.nullish(rates, {}),
  }),
})
