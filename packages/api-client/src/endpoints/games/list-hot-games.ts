import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { numberOrText } from '../../schemas/whole-number.ts'

const hotGame = withFallbacks(
  v.object({
    nodeId: id,
    gameId: v.string(),
    gameName: v.string(),
    vassalage: v.string(),
    gameType: v.nullish(v.string(), ''),
    displayName: optionalText,
    iconUrl: optionalText,
    telIconUrl: optionalText,
    gameClassifyNew: optionalText,
    supportTrail: flag,
    /**
     * Whether the platform shows the title on a shared machine, without
     * an engine of its own; a platform that does not say so has none.
     */
    isDemonstration: flag,
    minBet: v.nullish(money, 0),
    rtp: optionalNumber,
    /** Players in this game now; the operator counts. */
    playing: optionalNumber,
    /** The best settled win of today, in minor units. */
    bestToday: v.nullish(money, null),
  }),
  { gameId: ['roomId'], gameName: ['nodeName'], iconUrl: ['showIcon'], vassalage: ['vendorCode'] },
)

/** A game of the hot row. */
export type HotGame = v.InferOutput<typeof hotGame>

/** The most played games of the last hour, best first. Source: contract 3.6. */
export const listHotGames = defineEndpoint({
  name: 'listHotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  aliases: ['/wps/relay/GLS2_hotGames'],
  moduleId: 'GAMELOHOT3',
  retries: 2,
  request: v.object({
    merchantCode: v.optional(v.string(), ''),
    isPlatform: v.optional(numberOrText, 2),
    vassalage: v.optional(v.string(), ''),
    platform: v.optional(v.string(), 'flash,html5-desktop'),
    language: v.optional(v.string(), ''),
  }),
  response: v.object({ list: tolerantList(hotGame) }),
})
