import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { orDefaults } from '../../schemas/or-defaults.ts'

/**
 * Ends a session of this member by its id, or without an id all but the one that asks. Codes: session.not.found. Not in
 * the contract: the security page.
 */
export const endSessions = defineEndpoint({
  name: 'endSessions',
  method: 'POST',
  path: '/wps/relay/MCSFE_endPlayerSessions',
  aliases: ['/wps/relay/MCS2_endPlayerSessions'],
  moduleId: 'COMM3',
  token: 'required',
  request: v.object({
    sessionId: v.optional(v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i))),
  }),
  response: orDefaults(v.object({ ended: v.nullish(v.number(), 0) })),
})
