import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { id } from '../../schemas/id.ts'
import { ratesToSet } from './rates.ts'

/**
 * Opens an account as a direct downline: type 0 a player, type 2 an agent, with rebate rates up to the own ones. The
 * account starts empty. Codes: register.username.taken, register.field.invalid (value.field, value.patternId,
 * value.min, value.max), agent.rate.outside, TOO_MANY_REQUESTS, in_need_true_account. Source: contract 3.12.
 */
export const createDownline = defineEndpoint({
  name: 'createDownline',
  method: 'POST',
  path: '/wps/agent/downline',
  moduleId: 'AFFMAN3',
  token: 'required',
  encrypted: true,
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({
    username: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
    type: v.optional(v.picklist([0, 2]), 0),
    rates: ratesToSet,
  }),
  response: v.object({ memberId: id, account: v.string(), type: v.number() }),
})
