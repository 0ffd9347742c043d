import type { DrawGame, OpenedDraw } from '@parlour/play/calls'
import { toNumbers } from './to-numbers.ts'
import type { Draw } from '../lottery/rows.ts'
import { closingOf, nextOpening, numeroOf } from '../lottery/schedule.ts'
import { sealOf } from '../lottery/seals.ts'
import type { NumbersGame } from './find-game.ts'

/** Tells an opened draw. */
export const serializeDraw = ({ lottery }: NumbersGame, { openedAt, numbers, secret }: Draw): OpenedDraw => ({
  numero: numeroOf(lottery, openedAt),
  openedAt,
  numbers: toNumbers(numbers),
  seal: secret === null ? null : sealOf(secret),
  secret,
})

/** Tells a lottery game with the draw that is on sale at `now`. */
export function serializeLottery({ lottery, game }: NumbersGame, last: Draw | undefined, now: number): DrawGame {
  const { code, gameId, area, prizeMode, groupCode, drawKind, interval } = lottery
  const opensAt = nextOpening(lottery, now)
  return {
    code,
    gameId,
    title: game.title,
    area: prizeMode === 'ELOTT' ? prizeMode : area,
    group: groupCode,
    kind: drawKind,
    interval,
    opensAt,
    numero: numeroOf(lottery, opensAt),
    before: numeroOf(lottery, opensAt - interval),
    closesAt: closingOf(lottery, opensAt),
    last: last
      ? { numero: numeroOf(lottery, last.openedAt), openedAt: last.openedAt, numbers: toNumbers(last.numbers) }
      : null,
  }
}
