import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { numberOrText } from '../../schemas/whole-number.ts'
import { launchAddress, nodeId } from './launch-fields.ts'

/**
 * The address of a game for this member, called once a tap and never retried. `launchMode` has to be there; a room of a
 * table game is named by `roomId`; `accountType` 0 plays for fun.
 * Codes: game.not.found, game.maintenance (value.content.data.maintainTime, endTime in ms), game.vendor.unavailable,
 * insufficient.balance, in_need_true_account, login.not.session, game.round.open (another game's round is not finished,
 * '#734': value.nodeId, vassalage, gameName, and runsOn where that round goes on without its player), game.launch.busy
 * ('#727', HTTP 500: no launchMode), game.trial.unavailable, game.back.invalid for a `backUrl` that does not lead to
 * the site, TOO_MANY_REQUESTS (ten a minute). Source: specification 3, contract 3.6.
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
    nodeId,
    accountType: v.optional(numberOrText, 1),
    confirmTrans: v.optional(numberOrText, 0),
    vassalage: v.string(),
    launchMode: v.optional(v.string(), 'GLS'),
    platform: v.optional(v.string(), 'html5-desktop'),
    clientType: v.optional(numberOrText, 3),
    username: v.optional(v.string()),
    merchantCode: v.optional(v.string()),
    language: v.optional(v.string()),
    /** Signs of an application's own window and of play with coins, for platforms that read them. */
    webView: v.optional(numberOrText),
    isCoin: v.optional(numberOrText),
    /** Where a game in a window of its own leads back to; it has to be on the site. */
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  response: launchAddress,
})
