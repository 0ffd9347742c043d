import * as v from 'valibot'
import { withFallbacks } from '../../schemas/with-fallbacks.ts'
import { optionalNumber, optionalText } from '../../schemas/flag.ts'

/**
 * A draw of a lottery: times in milliseconds since 1970 by the server's clock. An opened draw has its `winningNumber`
 * (numbers joined by commas) and says when the next one opens (`nextOpenTime`) and stops taking stakes (`closeTime`).
 */
export const drawRow = withFallbacks(
  v.object({
    /** What names the draw among all games. */
    drawCode: optionalText,
    gameCode: v.string(),
    gameName: v.string(),
    /** The number of the draw. */
    numero: v.nullish(v.string(), ''),
    winningNumber: optionalText,
    openTime: v.number(),
    closeTime: optionalNumber,
    nextNumero: optionalText,
    nextOpenTime: optionalNumber,
  }),
  { gameName: ['displayName', 'labelName', 'gameCode'] },
)

/** A draw of a lottery. */
export type DrawRow = v.InferOutput<typeof drawRow>
