import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { drawRow } from './draw-row.ts'

/**
 * The draw of a lottery game that takes stakes now: `openTime` is when it opens, `closeTime` when it stops taking them.
 * `lastDraw` is the one before, opened. Codes: lottery.not.found (404). Source: contract 3.6, shape by section 7.
 */
export const getDraw = defineEndpoint({
  name: 'getDraw',
  method: 'GET',
  path: '/lgw/draw',
  envelope: 'bare',
  retries: 2,
  request: v.object({ gameCode: v.pipe(v.string(), v.maxLength(40)) }),
  response: v.object({ ...drawRow.entries, lastDraw: v.nullish(drawRow, null) }),
})
