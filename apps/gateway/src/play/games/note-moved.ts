import { sql } from 'drizzle-orm'
import { bigintArray, textArray } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/**
 * For so long after a catalogue is written, in milliseconds, what is played in a
 * game that moves counts in its old category: rounds that other gateways book until
 * the change is committed count there as well, so that roll-ups and rounds agree.
 */
export const moveAfter = 300_000

/**
 * Notes which games are about to move to another category, inside the transaction `tx` that changes them at `at`: what
 * was played in them before keeps its category.
 */
export async function noteMoved(
  tx: Database,
  games: readonly { readonly id: number; readonly category: string }[],
  at: number,
): Promise<void> {
  const [ids, categories] = [bigintArray(games.map(({ id }) => id)), textArray(games.map(({ category }) => category))]
  await tx.execute(sql`
    insert into past_categories (game_id, category, from_at, until_at)
    select moved.id, moved.category, moved.since, ${at + moveAfter} from (
      select g.id, g.category, coalesce((select max(p.until_at) from past_categories p where p.game_id = g.id), 0) as since
      from games g join unnest(${ids}, ${categories}) next(id, category) on next.id = g.id and next.category <> g.category
    ) moved where moved.since < ${at + moveAfter}`)
}
