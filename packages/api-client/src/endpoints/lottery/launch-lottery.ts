import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { launchAddress } from '../games/launch-fields.ts'

/**
 * The address of the lottery lobby, or of one lottery game in it, for this member. Called once a tap, never retried.
 * Codes: those of launchGame, and lottery.not.found for a code that no game has, game.back.invalid for a `backUrl`
 * that does not lead to the site. Source: specification 7, contract 3.6.
 */
export const launchLottery = defineEndpoint({
  name: 'launchLottery',
  method: 'GET',
  path: '/wps/game/launchGame',
  moduleId: 'GAMELO3',
  token: 'required',
  timeLimit: 30_000,
  request: v.object({
    lottoArea: v.optional(v.string(), 'VN'),
    launchMode: v.optional(v.literal('LOTT'), 'LOTT'),
    /** LOTT, ZY, ELOTT or SEA. */
    lottoPrizeMode: v.optional(v.string(), 'LOTT'),
    /** Empty for the lobby. */
    lottoGameCode: v.optional(v.pipe(v.string(), v.maxLength(40)), ''),
    lottoView: v.optional(v.picklist(['betting', 'lobby']), 'lobby'),
    device: v.optional(v.string(), 'WEB'),
    /** Where the lobby leads back to; it has to be on the site. */
    backUrl: v.optional(v.pipe(v.string(), v.maxLength(500)), ''),
    language: v.optional(v.string()),
  }),
  response: launchAddress,
})
