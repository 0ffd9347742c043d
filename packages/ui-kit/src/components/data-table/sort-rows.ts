import type { DataColumn, DataValue } from './data-column.ts'

/** By which column a table is sorted, and which way. */
export type DataSort = { id: string; direction: 'ascending' | 'descending' }

/**
 * The sort after a press on a column's head: numbers start descending, texts ascending; a second press reverses.
 *
 * @returns column and direction
 * @example setSort((sort) => nextSort(sort, column))
 */
export const nextSort = <Row>(sort: DataSort | undefined, column: DataColumn<Row>): DataSort => {
  const first = column.align === 'end' ? 'descending' : 'ascending'
  if (sort?.id !== column.id) return { id: column.id, direction: first }
  return { id: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

const isMissing = (value: DataValue) => value === null || value === undefined || value === ''

const compare = (collator: Intl.Collator, a: DataValue, b: DataValue) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/**
 * Sorts rows by a column. Rows without a value stay at the end in both directions.
 *
 * @param locale BCP 47, for the order of texts
 * @returns a sorted copy
 * @example sortRows(rows, columns, { id: 'name', direction: 'ascending' }, 'en')
 */
export const sortRows = <Row>(
  rows: readonly Row[],
  columns: readonly DataColumn<Row>[],
  sort: DataSort | undefined,
  locale?: string,
): Row[] => {
  const valueOf = columns.find(({ id }) => id === sort?.id)?.sortValue
  if (!valueOf) return [...rows]
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const side = sort?.direction === 'descending' ? -1 : 1
  return rows.toSorted((left, right) => {
    const [a, b] = [valueOf(left), valueOf(right)]
    if (isMissing(a) || isMissing(b)) return Number(isMissing(a)) - Number(isMissing(b))
    return side * compare(collator, a, b)
  })
}
