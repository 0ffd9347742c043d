import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { numberOrText } from '../../schemas/whole-number.ts'
import { launchAddress, nodeId } from './launch-fields.ts'

/**
 * The address of a game to be tried without an account: in demo mode, on a balance that is no money.
 * Only games with `supportTrail` have one.
 * Codes: game.not.found, game.maintenance, game.vendor.unavailable, game.trial.unavailable, game.back.invalid,
 * TOO_MANY_REQUESTS (ten a minute). Source: contract 3.6.
 */
export const launchDemoGame = defineEndpoint({
  name: 'launchDemoGame',
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  aliases: ['/wps/relay/GCS_gameLaunchFB'],
  moduleId: 'GAMELO3',
  timeLimit: 30_000,
  request: v.object({
    gameId: v.optional(v.string()),
    nodeId,
    accountType: v.optional(numberOrText, 0),
    vassalage: v.string(),
    launchMode: v.optional(v.string(), 'GLS'),
    platform: v.optional(v.string(), 'html5-desktop'),
    clientType: v.optional(numberOrText, 3),
    merchantCode: v.optional(v.string()),
    language: v.optional(v.string()),
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(500))),
  }),
  response: launchAddress,
})
