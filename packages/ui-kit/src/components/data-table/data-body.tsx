import type { ReactNode } from 'react'
import type { DataColumn, DataTotal } from './data-column.ts'
import { Link } from '../link/link.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { DataCell, headIndexOf, PlainCell } from './data-cell.tsx'

type Columns<Row> = { columns: readonly DataColumn<Row>[] }

type RowsProps<Row> = Columns<Row> & {
  rows: readonly Row[]
  rowKey: (row: Row) => string
  rowHref?: (row: Row) => string | undefined
  isSelected?: (row: Row) => boolean
}

/** The rows; with `rowHref` the first cell of each is a link that covers its row. */
export const DataRows = <Row,>({ columns, rows, rowKey, rowHref, isSelected }: RowsProps<Row>) =>
  rows.map((row) => {
    const href = rowHref?.(row)
    return (
      <tr
        key={rowKey(row)}
        className="p-table__row"
        data-link={href === undefined ? undefined : ''}
        aria-current={isSelected?.(row) || undefined}
      >
        {columns.map((column, index) => (
          <DataCell key={column.id} column={column} index={index} isHead={index === headIndexOf(columns)}>
            {href !== undefined && index === 0 ? (
              <Link className="p-table__link" href={href}>
                {column.cell(row)}
              </Link>
            ) : (
              column.cell(row)
            )}
          </DataCell>
        ))}
      </tr>
    )
  })

/** Rows of the true height while the first page is on its way. */
export const DataSkeleton = <Row,>({ columns, count }: Columns<Row> & { count: number }) =>
  Array.from({ length: count }, (_, row) => (
    <tr key={row} className="p-table__row" data-skeleton="">
      {columns.map((column, index) => (
        <PlainCell key={column.id} column={column} index={index}>
          <Skeleton shape="text" width={index === 0 ? 112 + ((row * 37) % 48) : 64} />
        </PlainCell>
      ))}
    </tr>
  ))

/** One cell over the whole width, for what stands in place of rows. */
export const DataInstead = ({ span, children }: { span: number; children: ReactNode }) => (
  <tr className="p-table__instead">
    <td colSpan={span}>{children}</td>
  </tr>
)

/** The totals: of this page, of all pages. */
export const DataTotals = <Row,>({ columns, totals }: Columns<Row> & { totals: readonly DataTotal[] }) => (
  <tfoot className="p-table__totals">
    {totals.map(({ label, cells }) => (
      <tr key={label} className="p-table__row">
        {columns.map((column, index) => (
          <DataCell key={column.id} column={column} index={index} isHead={index === 0}>
            {index === 0 ? label : cells[column.id]}
          </DataCell>
        ))}
      </tr>
    ))}
  </tfoot>
)
