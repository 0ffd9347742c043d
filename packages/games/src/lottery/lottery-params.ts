import * as v from 'valibot'

/** What is drawn, as the platform calls it. */
export const drawKinds = ['3D', '4D', 'FIVE', 'SIX', 'NINE', 'DICE', 'BALLS', 'KENO', 'BINGO'] as const

/** What is drawn. */
export type DrawKind = (typeof drawKinds)[number]

const gameCode = v.optional(v.fallback(v.pipe(v.string(), v.maxLength(40)), ''))

/**
 * What the address of the lottery says: the game whose draws
 * are shown, and the kind of draw that the list is narrowed to.
 * What does not fit is read as not said. Source: SYS-06.
 */
export const lotteryParams = v.object({
  gameCode,
  playType: v.optional(v.fallback(v.picklist(['', ...drawKinds]), '')),
})

/** What the address of the lottery of Vietnam says. Source: SYS-07. */
export const vietnamParams = v.object({ gameCode })
