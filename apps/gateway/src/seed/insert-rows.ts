import { getTableName, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../db/open-database.ts'

/** Inserts many rows in one statement with one parameter; members are named like the columns. */
export async function insertRows(
  tx: Database,
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  conflict = '',
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const known = new Set(getTableConfig(table).columns.map((column) => column.name))
  const columns = Object.keys(first).filter((name) => known.has(name))
  const name = sql.identifier(getTableName(table))
  const list = sql.join(columns.map((column) => sql.identifier(column)), sql`, `)
  const json = JSON.stringify(rows)
  await tx.execute(
    sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) ${sql.raw(conflict)}`,
  )
}
