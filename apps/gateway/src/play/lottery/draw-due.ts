import { draws, insertRows } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Lottery } from '../../kernel/ports/index.ts'
import type { Chance } from '../../kernel/config/index.ts'
import { drawNumbers } from './draw-numbers.ts'
import { newestDraws } from './rows.ts'
import { drawCodeOf, lastOpening } from './schedule.ts'
import { breakSeals, chanceOf, freshSecretOf } from './seals.ts'

/**
 * Which draws are made: those of these games up to `until` (milliseconds
 * since 1970), at most `most` of each that was not sealed.
 */
export interface DueDraws {
  readonly lotteries: readonly Lottery[]
  readonly until: number
  readonly most: number
}

/**
 * Makes the draws that are due and not made yet, oldest first, inside the transaction `tx`: every one that was sealed,
 * out of its secret, and of the others the newest.
 */
export async function drawDue(
  tx: Database,
  random: Pick<Chance, 'bytes'>,
  { lotteries, until, most }: DueDraws,
): Promise<void> {
  const last = await newestDraws(tx, lotteries)
  const sealed = new Map(
    (
      await breakSeals(
        tx,
        lotteries.map(({ gameId }) => gameId),
        until,
      )
    ).map((seal) => [`${seal.gameId}/${seal.openedAt}`, seal]),
  )
  const rows = lotteries.flatMap((lottery) => {
    const { gameId, drawKind, interval } = lottery
    const newest = lastOpening(lottery, until)
    const first = Math.max(
      newest - (most - 1) * interval,
      (last.get(gameId)?.openedAt ?? Number.NEGATIVE_INFINITY) + interval,
    )
    const count = Math.max(0, Math.floor((newest - first) / interval) + 1)
    const due = [
      ...[...sealed.values()].flatMap((seal) => (seal.gameId === gameId && seal.openedAt < first ? seal.openedAt : [])),
      ...Array.from({ length: count }, (_, at) => first + at * interval),
    ]
    return due.map((openedAt) => {
      const secret = sealed.get(`${gameId}/${openedAt}`)?.secret ?? freshSecretOf(random)
      const numbers = drawNumbers(drawKind, chanceOf(secret, drawCodeOf(lottery, openedAt)))
      return { game_id: gameId, opened_at: openedAt, numbers, secret }
    })
  })
  await insertRows(tx, draws, rows, 'on conflict do nothing')
}
