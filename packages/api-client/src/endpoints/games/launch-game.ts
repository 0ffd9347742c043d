import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalText } from '../../schemas/flag.ts'

/**
 * The address of a game for this member. Called once a tap, never retried.
 * Codes: game.not.found, game.maintenance (value.content.data.maintainTime, endTime in ms), insufficient.balance,
 * in_need_true_account, login.not.session. Source: specification 3, contract 3.6.
 */
export const launchGame = defineEndpoint({
  name: 'launchGame',
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: 'required',
  timeLimit: 30_000,
  request: v.object({
    gameId: v.optional(v.string()),
    roomId: v.optional(v.string()),
    nodeId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
    accountType: v.optional(v.union([v.number(), v.string()]), 1),
    confirmTrans: v.optional(v.union([v.number(), v.string()]), 0),
    vassalage: v.string(),
    launchMode: v.optional(v.string(), 'GLS'),
    platform: v.optional(v.string(), 'html5-desktop'),
    clientType: v.optional(v.union([v.number(), v.string()]), 3),
    username: v.optional(v.string()),
    merchantCode: v.optional(v.string()),
    language: v.optional(v.string()),
  }),
  response: v.object({ content: v.object({ game_url: optionalText, game_url2: optionalText }) }),
})
