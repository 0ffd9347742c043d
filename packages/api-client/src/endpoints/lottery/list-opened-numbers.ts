import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { countOf } from './count-field.ts'
import { drawRow } from './draw-row.ts'
import { tolerantValues } from './tolerant-values.ts'

/**
 * The last opened draw of every lottery game of Vietnam, newest first,
 * by game code on the wire. Source: specification 7, contract 3.6.
 */
export const listOpenedNumbers = defineEndpoint({
  name: 'listOpenedNumbers',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'AGEANNOUNCE3',
  envelope: 'bare',
  retries: 2,
  request: v.object({ count: countOf(100) }),
  response: tolerantValues(drawRow),
})
