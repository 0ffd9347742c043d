import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalText } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { smallNumber } from '../../schemas/whole-number.ts'

const row = v.object({
  sessionId: v.string(),
  /** Where it was opened, without the last part. */
  network: optionalText,
  /** Where it was last used: the network without the last part, and the country (ISO 3166). */
  lastNetwork: optionalText,
  lastCountry: optionalText,
  /** The browser and the system it was opened with, by their names; null where the client sent none. */
  browser: optionalText,
  system: optionalText,
  loginTime: v.number(),
  lastSeenTime: v.number(),
  current: flag,
})

/**
 * The live sessions of this member, the newest first; times in
 * milliseconds since 1970. Not in the contract: the security page.
 */
export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerSessions',
  aliases: ['/wps/relay/MCS2_getPlayerSessions'],
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({
    page: v.optional(v.pipe(smallNumber, v.minValue(1)), 1),
    size: v.optional(v.pipe(smallNumber, v.minValue(1), v.maxValue(100)), 10),
  }),
  response: v.object({
    list: tolerantList(row),
    totalPages: v.nullish(v.number(), 1),
    totalCount: v.nullish(v.number(), 0),
  }),
})

/** A live session as its member sees it. */
export type MemberSessionRow = v.InferOutput<typeof row>
