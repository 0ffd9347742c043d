import { is, SQL, sql } from 'drizzle-orm'
import { isAnyOf } from '../../kernel/db/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** Whose play or money is asked for: these members, or those that a subquery of ids finds. */
export type Players = Iterable<number> | SQL

/** Narrows a statement to these members, by the column with the id; everybody when there are none. */
export function onlyOf(players: Players | undefined): (column: SQL) => SQL {
  if (!players) return () => sql``
  if (is(players, SQL)) return (column) => sql` and ${column} in (${players})`
  const ids = [...players]
  return (column) => sql` and ${isAnyOf(column, ids)}`
}

/** Whether a moment is in a period. */
export const during = (column: SQL, { from, until }: Period): SQL => sql`${column} >= ${from} and ${column} < ${until}`
