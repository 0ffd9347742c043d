import { max } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { draws } from '../db/tables/index.ts'
import type { Lottery } from '../games/catalogue.ts'
import type { Chance } from '../gateway.ts'
import { insertRows } from '../seed/insert-rows.ts'
import { drawNumbers } from './draw-numbers.ts'
import { lastOpening } from './schedule.ts'

/** Which draws are made: those of these games up to `until` (milliseconds since 1970), at most `most` of each. */
export interface DueDraws {
  readonly lotteries: readonly Lottery[]
  readonly until: number
  readonly most: number
}

/** Makes the draws that are due and not made yet, oldest first, inside the transaction `tx`. */
export async function drawDue(tx: Database, random: Pick<Chance, 'roll'>, { lotteries, until, most }: DueDraws): Promise<void> {
  const last = new Map(
    (await tx.select({ gameId: draws.gameId, at: max(draws.openedAt) }).from(draws).groupBy(draws.gameId)).map(({ gameId, at }) => [gameId, at]),
  )
  const rows = lotteries.flatMap((lottery) => {
    const { gameId, drawKind, interval } = lottery
    const newest = lastOpening(lottery, until)
    const first = Math.max(newest - (most - 1) * interval, (last.get(gameId) ?? Number.NEGATIVE_INFINITY) + interval)
    const count = Math.max(0, Math.floor((newest - first) / interval) + 1)
    return Array.from({ length: count }, (_, at) => ({
      game_id: gameId, opened_at: first + at * interval, numbers: drawNumbers(drawKind, random),
    }))
  })
  await insertRows(tx, draws, rows, 'on conflict do nothing')
}
