import * as v from 'valibot'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'
import { optionalId } from '../../schemas/id.ts'
import { money } from '../../schemas/money.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * A lottery game as the menus carry it: `minBet` in minor units;
 * the next draw opens at `openTime` and takes stakes until
 * `closeTime`, milliseconds since 1970 by the server's clock.
 */
export const lotteryGame = withFallbacks(
  v.object({
    gameCode: v.string(),
    displayName: v.string(),
    labelName: optionalText,
    gameGroupCode: optionalText,
    nodeId: optionalId,
    vassalage: optionalText,
    gameType: optionalText,
    /** TCG_LOTTO_VN for Vietnam, TCG_SEA, LOTT or ELOTT. */
    accountTypeName: optionalText,
    prizeMode: optionalText,
    icon: optionalText,
    minBet: v.nullish(money, 0),
    /** What is drawn: 3D, 4D, SIX, FIVE, NINE, DICE, BALLS, KENO, BINGO. */
    drawKind: optionalText,
    /** Milliseconds between two draws. */
    interval: optionalNumber,
    numero: optionalText,
    openTime: optionalNumber,
    closeTime: optionalNumber,
  }),
  { displayName: ['labelName', 'gameName', 'gameCode'] },
)

/** Lottery games under one name. */
export const lotteryGroup = withFallbacks(
  v.object({
    gameGroupCode: v.string(),
    labelName: v.string(),
    gameMenus: sideList(lotteryGame),
  }),
  { labelName: ['displayName', 'gameGroupCode'] },
)

/** A lottery game of a menu. */
export type LotteryGame = v.InferOutput<typeof lotteryGame>
/** A group of a lottery menu. */
export type LotteryGroup = v.InferOutput<typeof lotteryGroup>
