import { is, SQL, sql } from 'drizzle-orm'
import { rowsOf } from '../../kernel/db/index.ts'
import type { Database, Row } from '../../kernel/db/index.ts'
import { isOneOf, recordOf } from '../../kernel/objects/index.ts'

/**
 * What a column holds: a text, one of the texts of a list, a number,
 * a sum of minor units, or a text or number that may be missing.
 */
export type ColumnKind = 'text' | 'number' | 'money' | 'text?' | 'number?' | readonly string[]

type Columns = Readonly<Record<string, ColumnKind>>

type Cell<Kind extends ColumnKind> = Kind extends readonly string[]
  ? Kind[number]
  : Kind extends 'text'
    ? string
    : Kind extends 'text?'
      ? string | null
      : Kind extends 'number?'
        ? number | null
        : number

/** A row as an answer carries it. */
export type TableRow<C extends Columns> = { -readonly [Name in keyof C]: Cell<C[Name]> }

/** A table to take a page of. */
export interface Table<C extends Columns, Total extends string> {
  /**
   * Common table expressions, the last named `found`: its columns are those of `columns`, quoted. As a function it is given
   * the end of a query, order and limit, to be put where rows are still cheap; then `found` has the rows of the page alone.
   */
  readonly found: SQL | ((page: SQL) => SQL)
  /**
   * What the totals are added up over where that is less than `found`: something to select from that has their columns,
   * and how many rows of the table it stands for, as an aggregate; each of its rows for one unless it is said.
   */
  readonly counted?: { readonly from: SQL; readonly rows?: SQL }
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

/**
 * Reads a value of the database as its column says.
 * @throws Error when it is missing and may not be, or is none of a list
 */
function cell(kind: ColumnKind, value: unknown): string | number | null {
  if (value === null && (kind === 'text?' || kind === 'number?')) return null
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error(`a column of ${kind.toString()} holds ${String(value)}`)
  if (kind === 'money' || kind === 'number' || kind === 'number?') return Number(value)
  if (typeof kind !== 'string' && !isOneOf(kind, value)) throw new Error(`none of ${kind.toString()} is ${value}`)
  return String(value)
}

const rowOf = <C extends Columns>(columns: C, row: Row): TableRow<C> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each cell is read by the kind from which TableRow makes its type
  Object.fromEntries(Object.entries(columns).map(([name, kind]) => [name, cell(kind, row[name])])) as TableRow<C>

const totalOf = (name: string): string => `total:${name}`

/**
 * One page of a table with the totals over all its rows; sums stay minor units. `sort` must be one of its columns. One
 * statement: what is found is worked out once.
 */
export async function tablePage<const C extends Columns, const Total extends string = never>(
  db: Database,
  { found, counted, columns, totals, key }: Table<C, Total>,
  { page, size, sort, order }: Wanted,
): Promise<TablePage<C, Total>> {
  if (!Object.hasOwn(columns, sort)) throw new Error(`there is no column ${sort} to sort by`)
  const sums = totals.map(
    (name) => sql`, coalesce(sum(${sql.identifier(name)}), 0) as ${sql.identifier(totalOf(name))}`,
  )
  // What is never missing is sorted as an index is.
  const direction = (name: string): SQL => {
    const optional = columns[name] === 'text?' || columns[name] === 'number?'
    return sql.raw(optional ? (order === 'asc' ? 'asc nulls first' : 'desc nulls last') : order)
  }
  const inOrder = sql`order by ${sql.identifier(sort)} ${direction(sort)}, ${sql.identifier(key)} ${direction(key)}`
  const ordered = (limit: SQL): SQL => sql`${inOrder} ${limit}`
  const limit = sql`limit ${size} offset ${(page - 1) * size}`
  const within = is(found, SQL) ? found : found(ordered(limit))
  const rows = await rowsOf(
    db,
    sql`${within}, totals as (select ${counted?.rows ?? sql`count(*)`} as "total:count"${sql.join(sums)} from ${counted?.from ?? sql`found`})
      select * from totals left join (select * from found ${is(found, SQL) ? ordered(limit) : sql``}) page on true ${inOrder}`,
  )
  const all = rows[0] ?? {}
  const totalCount = Number(all['total:count'])
  return {
    list: rows.filter((row) => row[key] !== null).map((row) => rowOf(columns, row)),
    totals: recordOf(totals, (name) => Number(all[totalOf(name)])),
    totalPages: Math.ceil(totalCount / size),
    totalCount,
  }
}
