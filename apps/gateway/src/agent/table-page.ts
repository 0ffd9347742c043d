import { toWireMoney } from '@parlour/api-client/endpoints'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { rowsOf, type Row } from './rows-of.ts'

/** What a column holds: a text, a number, a sum of minor units, or one of the first two that may be missing. */
export type ColumnKind = 'text' | 'number' | 'money' | 'text?' | 'number?'

type Columns = Readonly<Record<string, ColumnKind>>

type Cell<Kind extends ColumnKind> = Kind extends 'text' ? string : Kind extends 'text?' ? string | null : Kind extends 'number?' ? number | null : number

/** A row as an answer carries it. */
export type TableRow<C extends Columns> = { -readonly [Name in keyof C]: Cell<C[Name]> }

/** A table to take a page of. */
export interface Table<C extends Columns, Total extends string> {
  /** Common table expressions, the last named `found`: its columns are those of `columns`, quoted. */
  readonly found: SQL
  readonly columns: C
  /** What is added up over all rows. */
  readonly totals: readonly Total[]
  /** The column that tells rows with the same value apart. */
  readonly key: keyof C & string
}

/** Which page of it. */
export interface Wanted {
  readonly page: number
  readonly size: number
  readonly sort: string
  readonly order: 'asc' | 'desc'
}

/** A page of a table. */
export interface TablePage<C extends Columns, Total extends string> {
  readonly list: TableRow<C>[]
  readonly totals: Record<Total, number>
  readonly totalPages: number
  readonly totalCount: number
}

function cell(kind: ColumnKind, value: unknown): string | number | null {
  if (value === null || value === undefined) return kind === 'text?' || kind === 'number?' ? null : kind === 'text' ? '' : 0
  if (kind === 'money') return toWireMoney(Number(value))
  return kind === 'text' || kind === 'text?' ? (value as string) : Number(value)
}

const rowOf = <C extends Columns>(columns: C, row: Row): TableRow<C> =>
  Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, cell(kind, row[name])])) as TableRow<C>

const totalOf = (name: string): string => `total:${name}`

/**
 * One page of a table with the totals over all its rows; sums become major units. `sort` must be one of its columns. One statement:
 * what is found is worked out once.
 */
export async function tablePage<const C extends Columns, const Total extends string = never>(
  db: Database, { found, columns, totals, key }: Table<C, Total>, { page, size, sort, order }: Wanted,
): Promise<TablePage<C, Total>> {
  if (!Object.hasOwn(columns, sort)) throw new Error(`there is no column ${sort} to sort by`)
  const sums = totals.map((name) => sql`, coalesce(sum(${sql.identifier(name)}), 0) as ${sql.identifier(totalOf(name))}`)
  const direction = sql.raw(order === 'asc' ? 'asc nulls first' : 'desc nulls last')
  const inOrder = sql`order by ${sql.identifier(sort)} ${direction}, ${sql.identifier(key)} ${direction}`
  const rows = await rowsOf(
    db,
    sql`${found}, totals as (select count(*) as "total:count"${sql.join(sums)} from found)
      select * from totals left join (select * from found ${inOrder} limit ${size} offset ${(page - 1) * size}) page on true ${inOrder}`,
  )
  const all = rows[0] ?? {}
  const totalCount = Number(all['total:count'])
  return {
    list: rows.filter((row) => row[key] !== null).map((row) => rowOf(columns, row)),
    totals: Object.fromEntries(totals.map((name) => [name, cell(columns[name] ?? 'number', all[totalOf(name)])])) as Record<Total, number>,
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}
