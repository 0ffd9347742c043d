import * as v from 'valibot'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { flag, optionalNumber, optionalText } from '../../schemas/flag.ts'
import { id } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'

const window = v.object({ maintainTime: v.number(), endTime: v.number() })

/**
 * What stands in for members of a game that a platform leaves out:
 * rows of the hot row and of lists differ. Source: contract 3.6.
 */
export const gameFallbacks = {
  nodeName: ['gameName', 'defaultLanguage'],
  roomId: ['gameId'],
  showIcon: ['iconUrl'],
  vassalage: ['vendorCode', 'vendor'],
}

const gameMembers = v.object({
  nodeId: id,
  /** What a launch names the game by. */
  roomId: v.string(),
  /** The name where `gameName` has none in the visitor's language. */
  nodeName: v.string(),
  gameName: v.nullish(v.string(), null),
  vassalage: v.string(),
  gameType: v.nullish(v.string(), ''),
  gameClassifyNew: optionalText,
  displayName: optionalText,
  showIcon: optionalText,
  defaultIcon: optionalText,
  minBet: v.nullish(money, 0),
  minLineNum: v.nullish(v.number(), 0),
  isHot: flag,
  isNew: flag,
  isTop: flag,
  supportTrail: flag,
  /**
   * Whether the platform shows the title on a shared machine, without
   * an engine of its own; a platform that does not say so has none.
   */
  isDemonstration: flag,
  /** Return to player in percent, when the provider publishes it. */
  rtp: optionalNumber,
  /** Volatility from 1 (calm) to 5 (wild), when the provider publishes it. */
  volatility: optionalNumber,
  maintenance: v.fallback(v.nullish(window, null), null),
})

/** A game as the lists carry it: `minBet` in minor units, `maintenance` in milliseconds. Source: contract 3.6. */
export const gameRow = withFallbacks(gameMembers, gameFallbacks)

/** A game of a list. */
export type GameRow = v.InferOutput<typeof gameRow>
