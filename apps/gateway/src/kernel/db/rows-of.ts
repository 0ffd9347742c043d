import type { SQL } from 'drizzle-orm'
import type { Database } from './open-database.ts'

/** A row as both drivers answer it: whole numbers may come as texts. */
export type Row = Readonly<Record<string, unknown>>

/** The rows of a statement that is written by hand. */
export async function rowsOf(db: Database, statement: SQL): Promise<readonly Row[]> {
  const { rows } = await db.execute(statement)
  return rows
}
