import type { ReactNode } from 'react'
import type { DataColumn } from './data-column.ts'

/** Attributes of a column that its heads and cells share. */
export const placeOf = <Row,>({ align, sticky, phone }: DataColumn<Row>, index: number) => ({
  'data-align': align,
  'data-sticky': sticky || undefined,
  'data-phone': phone ?? (index === 0 ? 'title' : 'line'),
})

type CellProps<Row> = { column: DataColumn<Row>; index: number; children: ReactNode }

/** The index of the column whose cells name their rows. */
export const headIndexOf = <Row,>(columns: readonly DataColumn<Row>[]): number =>
  Math.max(
    0,
    columns.findIndex(({ heads }) => heads),
  )

const lookOf = <Row,>(column: DataColumn<Row>, index: number) => ({
  className: 'p-table__cell',
  'data-label': column.headHidden ? undefined : column.head,
  ...placeOf(column, index),
})

/** One cell without a name of its own; it carries that of its column for the two-line rows of a phone. */
export const PlainCell = <Row,>({ column, index, children }: CellProps<Row>) => (
  <td {...lookOf(column, index)}>{children}</td>
)

/** One cell of a row, or the one that names it. */
export const DataCell = <Row,>({ column, index, isHead, children }: CellProps<Row> & { isHead: boolean }) =>
  isHead ? (
    <th scope="row" {...lookOf(column, index)}>
      {children}
    </th>
  ) : (
    <PlainCell column={column} index={index}>
      {children}
    </PlainCell>
  )
