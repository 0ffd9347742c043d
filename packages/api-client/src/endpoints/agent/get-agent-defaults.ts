import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { rates } from './rates.ts'

/**
 * What the agent centre opens with: who this agent is, how large the team is, and its own rates. `level` is 1 for
 * an agent without an upline, 2 for its downlines. Codes: in_need_true_account. Source: contract 3.12.
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
    memberId: optionalId,
    account: optionalText,
    nickname: optionalText,
    type: optionalNumber,
    level: optionalNumber,
    upline: optionalText,
    registeredAt: optionalNumber,
    directDownlines: optionalNumber,
    teamSize: optionalNumber,
    /** How many contracts wait for an answer of this agent. Not in the contract. */
    contractsWaiting: v.nullish(v.number(), 0),
    transferEnabled: flag,
    rates: v.nullish(rates, {}),
  }),
})
