import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { countOf } from './count-field.ts'
import { drawRow } from './draw-row.ts'
import { tolerantValues } from './tolerant-values.ts'

/** The last opened draws of one lottery game, newest first. Codes: lottery.not.found (404). Source: contract 3.6. */
export const listNearNumbers = defineEndpoint({
  name: 'listNearNumbers',
  method: 'GET',
  path: '/lgw/numeros/near',
  envelope: 'bare',
  retries: 2,
  request: v.object({ gameCode: v.pipe(v.string(), v.maxLength(40)), count: countOf(20) }),
  response: tolerantValues(drawRow),
})
