import type { ReactNode } from 'react'
import type { DataColumn } from './data-column.ts'

/** Attributes of a column that its heads and cells share. */
export const placeOf = <Row,>({ align, sticky, phone }: DataColumn<Row>, index: number) => ({
  'data-align': align,
  'data-sticky': sticky || undefined,
  'data-phone': phone ?? (index === 0 ? 'title' : 'line'),
})

/** One cell; it carries the name of its column for the two-line rows of a phone. */
export const DataCell = <Row,>({
  column,
  index,
  children,
}: {
  column: DataColumn<Row>
  index: number
  children: ReactNode
}) => (
  <td className="p-table__cell" {...placeOf(column, index)} data-label={column.headHidden ? undefined : column.head}>
    {children}
  </td>
)
