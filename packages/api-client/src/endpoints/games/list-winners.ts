import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { readsAs } from '../../schemas/reads-as.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { numberOrText } from '../../schemas/whole-number.ts'

const win = withFallbacks(
  v.object({
    customerName: v.string(),
    gameName: v.string(),
    nodeId: optionalId,
    gameType: optionalText,
    vassalage: optionalText,
    iconUrl: optionalText,
    winAmount: money,
    /** When the round was settled, milliseconds since 1970. */
    settleTime: optionalNumber,
  }),
  { gameName: ['nodeName'] },
)
const winner = v.pipe(
  v.object({ vo: win }),
  v.transform((row) => row.vo),
  readsAs(win),
)

/** A settled win: the name is masked by the server, the sum is in minor units. */
export type Winner = v.InferOutput<typeof winner>

/** Settled wins of a period. Source: contract 3.6. */
export const listWinners = defineEndpoint({
  name: 'listWinners',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getRankList',
  aliases: ['/wps/relay/ODSFE2_getWinnerBoard'],
  moduleId: 'COMM3',
  retries: 2,
  request: v.object({
    gameCategory: v.optional(v.string(), 'ALL'),
    language: v.optional(v.string(), ''),
    limitNum: v.optional(numberOrText, 20),
    period: v.optional(v.picklist(['day', 'week', 'month']), 'day'),
  }),
  response: v.object({ list: tolerantList(winner) }),
})
