import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { nodeId } from './launch-fields.ts'

/**
 * What is known of a game before it is opened; what its provider does not publish is null. Stakes in minor units,
 * returns in percent. Codes: game.not.found. Not in the contract: BEY-23 needs it.
 */
export const getGameDetails = defineEndpoint({
  name: 'getGameDetails',
  method: 'GET',
  path: '/wps/relay/MCSFE_getGameDetails',
  moduleId: 'GAMELO3',
  token: 'optional',
  retries: 2,
  request: v.object({ nodeId }),
  response: v.object({
    nodeId: id,
    gameName: v.string(),
    vassalage: v.string(),
    /** The name of the provider. */
    provider: v.string(),
    gameType: v.string(),
    gameClassifyNew: optionalText,
    icon: optionalText,
    /** The RTP of the game on this platform; null where it depends on the bet or is not published. */
    rtp: optionalNumber,
    /** The lowest and the highest return of its bets, where they differ. */
    returnRange: v.nullish(v.object({ from: v.number(), to: v.number() }), null),
    /** From 1 (calm) to 5 (wild), when the provider publishes it. */
    volatility: optionalNumber,
    minBet: money,
    maxBet: money,
    lines: optionalNumber,
    /** The rules in the language of the call, a sentence or two each. */
    rules: tolerantList(v.string()),
    supportTrail: flag,
    /**
     * Whether the platform shows the title on a shared machine, without
     * an engine of its own; a platform that does not say so has none.
     */
    isDemonstration: flag,
    /** Whether it can be opened now; `maintenance` says until when it cannot, in milliseconds since 1970. */
    isOpen: flag,
    maintenance: v.nullish(v.object({ maintainTime: v.number(), endTime: v.number() }), null),
  }),
})
