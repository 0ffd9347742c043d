import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { numberOrText } from '../../schemas/whole-number.ts'
import { tolerantRecord } from '../../schemas/tolerant-record.ts'

/**
 * Which provider is in which category: by category and provider code, the sub-categories that it has there.
 * Source: contract 3.6.
 */
export const listVassalGameTypes = defineEndpoint({
  name: 'listVassalGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  aliases: ['/wps/relay/GLS2_getVassGameType'],
  moduleId: 'GAMELO3',
  token: 'optional',
  retries: 2,
  request: v.object({ typeId: v.optional(numberOrText, 1), merchant_code: v.optional(v.string(), '') }),
  response: v.object({
    content: v.nullish(tolerantRecord(tolerantRecord(tolerantList(v.string()))), {}),
  }),
})
