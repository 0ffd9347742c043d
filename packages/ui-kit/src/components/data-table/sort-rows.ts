import type { DataColumn, DataValue } from './data-column.ts'

/** By which column a table is sorted, and which way. */
export type DataSort = { id: string; direction: 'ascending' | 'descending' }

/** The sort after a press on the head of `column`: numbers begin with the largest, words with the first letter; then it turns. */
export const nextSort = <Row>(sort: DataSort | undefined, column: DataColumn<Row>): DataSort => {
  const first = column.align === 'end' ? 'descending' : 'ascending'
  if (sort?.id !== column.id) return { id: column.id, direction: first }
  return { id: column.id, direction: sort.direction === 'ascending' ? 'descending' : 'ascending' }
}

const isMissing = (value: DataValue) => value === null || value === undefined || value === ''

const compare = (collator: Intl.Collator, a: DataValue, b: DataValue) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

/** A sorted copy of `rows`, words by the order of `locale`; rows without a value stay at the end either way. */
export const sortRows = <Row>(rows: readonly Row[], columns: readonly DataColumn<Row>[], sort: DataSort | undefined, locale?: string): Row[] => {
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
