import { getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './open-database.ts'

/**
 * Inserts many rows in one statement with one parameter; members are named like the columns or like their properties.
 */
export async function insertRows(
  tx: Database,
  table: PgTable,
  rows: readonly Readonly<Record<string, unknown>>[],
  conflict = '',
): Promise<void> {
  const first = rows[0]
  if (!first) return
  const known = new Map(
    Object.entries(getTableColumns(table)).flatMap(([property, { name }]) => [
      [property, name] as const,
      [name, name] as const,
    ]),
  )
  const columns = Object.keys(first).flatMap((member) => known.get(member) ?? [])
  const name = sql.identifier(getTableName(table))
  const list = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  )
  const json = JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(Object.entries(row).map(([member, value]) => [known.get(member) ?? member, value])),
    ),
  )
  await tx.execute(
    sql`insert into ${name} (${list}) select ${list} from jsonb_populate_recordset(null::${name}, ${json}::jsonb) ${sql.raw(conflict)}`,
  )
}
