import { asc, desc, type AnyColumn, type SQL } from 'drizzle-orm'

/** By which column a list is sorted, and in which direction. */
export interface Sorted<Column extends string> {
  readonly sort: Column
  readonly order: 'asc' | 'desc'
}

/**
 * The order of the rows of a list: by the column that is asked for, rows that are equal in it by `last`, so that no row
 * stands on two pages.
 */
export const orderBy = <Column extends string>(
  { sort, order }: Sorted<Column>,
  columns: Readonly<Record<Column, AnyColumn | SQL>>,
  last: AnyColumn,
): SQL[] => {
  const way = order === 'asc' ? asc : desc
  return [way(columns[sort]), way(last)]
}
