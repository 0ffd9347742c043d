import { sql } from 'drizzle-orm'
import { textArray } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { startOfDay } from '../../kernel/jobs/index.ts'

/** A round on a board; `win` in minor units, `settledAt` in milliseconds since 1970. */
export interface BestWin {
  readonly memberName: string
  readonly gameId: number
  readonly win: number
  readonly settledAt: number
}

type Row = Readonly<Record<'name' | 'game' | 'win' | 'at', string | number>>

const dayMs = 86_400_000
const hourMs = 3_600_000

/** How many wins of a day a board keeps, and the most that it shows. */
export const boardSize = 100

/**
 * The highest wins of a board (`ALL` or a category) since a moment, highest first. It reads at most a hundred rows of
 * each day: a win of the day on which the stretch begins is missed when a hundred higher ones came before that moment.
 */
export async function bestWinsOf(db: Database, board: string, since: number, now: number): Promise<BestWin[]> {
  const { rows } = await db.execute<Row>(sql`
    select m.username as name, w.game_id as game, w.win as win, w.settled_at as at from (
      select best.* from generate_series(${startOfDay(since)}::bigint, ${startOfDay(now)}::bigint, ${dayMs}::bigint) as day
      cross join lateral (
        select b.member_id, b.game_id, b.win, b.settled_at from best_wins b
        where b.board = ${board} and b.bucket = day order by b.win desc limit ${boardSize}
      ) best
      where best.settled_at > ${since} order by best.win desc, best.settled_at desc limit ${boardSize}
    ) w join members m on m.id = w.member_id order by w.win desc, w.settled_at desc`)
  return rows.map(({ name, game, win, at }) => ({
    memberName: String(name),
    gameId: Number(game),
    win: Number(win),
    settledAt: Number(at),
  }))
}

/** The highest win of each of these games since a moment, to the hour, by game. */
export async function bestWinsByGame(
  db: Database,
  gameIds: readonly number[],
  since: number,
): Promise<Map<number, number>> {
  const boards = textArray(gameIds.map((id) => `game:${id}`))
  const { rows } = await db.execute<Row>(sql`
    select game_id as game, max(win) as win from best_wins
    where board = any(${boards}) and bucket >= ${Math.floor(since / hourMs) * hourMs} and settled_at > ${since} group by 1`)
  return new Map(rows.map(({ game, win }) => [Number(game), Number(win)]))
}
