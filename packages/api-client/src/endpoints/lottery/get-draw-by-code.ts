import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { drawRow } from './draw-row.ts'

/**
 * One draw by its `drawCode`, opened or still to come. Codes: lottery.draw.unknown (404). Source: contract 3.6; the
 * platform also takes the code at the end of the path.
 */
export const getDrawByCode = defineEndpoint({
  name: 'getDrawByCode',
  method: 'GET',
  path: '/lgw/draw/code/',
  aliases: ['/lgw/draw/code'],
  envelope: 'bare',
  retries: 2,
  request: v.object({ code: v.pipe(v.string(), v.maxLength(80)) }),
  response: drawRow,
})
