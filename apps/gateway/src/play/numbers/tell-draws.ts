import { toNumbers } from './to-numbers.ts'
import type { Draw } from '../../lottery/rows.ts'
import { closingOf, nextOpening, numeroOf } from '../../lottery/schedule.ts'
import { sealOf } from '../../lottery/seals.ts'
import type { NumbersGame } from './find-game.ts'

/** An opened draw as the frame shows it; `seal` was told before it, `secret` after. */
export interface ToldDraw {
  readonly numero: string
  /** When it opened, in milliseconds since 1970. */
  readonly openedAt: number
  readonly numbers: readonly number[]
  readonly seal: string | null
  readonly secret: string | null
}

/** A lottery game as the frame lists it: the draw on sale, until when, and the last one that was opened. */
export interface ToldLottery {
  readonly code: string
  readonly gameId: number
  readonly title: string
  readonly area: string
  readonly group: string
  readonly kind: string
  readonly interval: number
  /** The draw on sale, and the one before it, which may be under way. */
  readonly numero: string
  readonly before: string
  readonly opensAt: number
  readonly closesAt: number
  readonly last: Omit<ToldDraw, 'seal' | 'secret'> | null
}

/** Tells an opened draw. */
export const tellDraw = ({ lottery }: NumbersGame, { openedAt, numbers, secret }: Draw): ToldDraw => ({
  numero: numeroOf(lottery, openedAt), openedAt, numbers: toNumbers(numbers), seal: secret === null ? null : sealOf(secret), secret,
})

/** Tells a lottery game with the draw that is on sale at `now`. */
export function tellLottery({ lottery, game }: NumbersGame, last: Draw | undefined, now: number): ToldLottery {
  const { code, gameId, area, prizeMode, groupCode, drawKind, interval } = lottery
  const opensAt = nextOpening(lottery, now)
  return {
    code, gameId, title: game.title, area: prizeMode === 'ELOTT' ? prizeMode : area, group: groupCode, kind: drawKind, interval, opensAt,
    numero: numeroOf(lottery, opensAt),
    before: numeroOf(lottery, opensAt - interval),
    closesAt: closingOf(lottery, opensAt),
    last: last ? { numero: numeroOf(lottery, last.openedAt), openedAt: last.openedAt, numbers: toNumbers(last.numbers) } : null,
  }
}
