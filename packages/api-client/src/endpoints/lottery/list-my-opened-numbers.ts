import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { countOf } from './count-field.ts'
import { drawRow } from './draw-row.ts'
import { tolerantValues } from './tolerant-values.ts'

/**
 * The last opened draw of every lottery game outside Vietnam, by game code on the wire: first the games that the member
 * played, then the rest, newest first. Source: specification 7, contract 3.6.
 */
export const listMyOpenedNumbers = defineEndpoint({
  name: 'listMyOpenedNumbers',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  moduleId: 'COMM3',
  token: 'required',
  envelope: 'bare',
  retries: 2,
  request: v.object({ count: countOf(100) }),
  response: tolerantValues(drawRow),
})
