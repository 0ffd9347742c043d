import type { ReactNode } from 'react'
import type { PaginationProps } from '../pagination/pagination.tsx'
import type { DataColumn, DataTotal } from './data-column.ts'
import type { DataSort } from './sort-rows.ts'
import { useRef } from 'react'
import { Pagination } from '../pagination/pagination.tsx'
import { DataInstead, DataRows, DataSkeleton, DataTotals } from './data-body.tsx'
import { DataHead } from './data-head.tsx'
import { useScrolls } from './use-scrolls.ts'

/** Props of `DataTable`. */
export type DataTableProps<Row> = {
  /** Names the table; read out, and shown with `captionShown`. */
  caption: string
  captionShown?: boolean
  columns: readonly DataColumn<Row>[]
  /** In the order in which they are shown: the table never sorts by itself (`sortRows` does). */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: DataSort
  /** Makes the heads of columns with a `sortValue` buttons. */
  onSort?: (sort: DataSort) => void
  /** Totals under the rows, for example of this page and of all pages. */
  totals?: readonly DataTotal[]
  /** Without rows it draws skeletons, with rows a line runs under the heads. */
  loading?: boolean
  /** How many skeletons, 7 by default. */
  skeletonRows?: number
  /** In place of rows when there are none. */
  empty?: ReactNode
  /** In place of rows when they failed to load. */
  error?: ReactNode
  /** Makes each row a link to this address; a row without one is none. */
  rowHref?: (row: Row) => string | undefined
  isSelected?: (row: Row) => boolean
  /** At the start of the foot, for example "1 to 7 of 214". */
  shown?: ReactNode
  /** When the rows were read; below `shown`. */
  age?: ReactNode
  /** In the foot beside that, for example how many rows a page has. */
  size?: ReactNode
  pages?: PaginationProps
}

/**
 * [AGT-07] A table that sorts, sums and pages. A phone shows two lines
 * a row; elsewhere it scrolls sideways with its first column fixed.
 *
 * @example
 * <DataTable
 *   caption="Members"
 *   columns={[{ id: 'name', head: 'Name', cell: (row) => row.name }]}
 *   rows={[{ name: 'linhtran88' }]}
 *   rowKey={(row) => row.name}
 * />
 */
export const DataTable = <Row,>(props: DataTableProps<Row>) => {
  const {
    caption,
    captionShown,
    columns,
    rows,
    totals,
    loading = false,
    skeletonRows = 7,
    empty,
    error,
    shown,
    age,
    size,
    pages,
  } = props
  const box = useRef<HTMLDivElement>(null)
  const scrolls = useScrolls(box)
  const instead = error ?? (rows.length === 0 && !loading ? empty : undefined)
  return (
    <div className="p-table">
      <div
        ref={box}
        className="p-table__scroll"
        data-scrolls={scrolls || undefined}
        role={scrolls ? 'region' : undefined}
        aria-label={scrolls ? caption : undefined}
        tabIndex={scrolls ? 0 : undefined}
      >
        <table className="p-table__table" aria-busy={loading || undefined}>
          <caption className={captionShown ? 'p-table__caption' : 'p-hidden'}>{caption}</caption>
          <DataHead columns={columns} sort={props.sort} onSort={props.onSort} />
          <tbody className="p-table__body">
            {instead === undefined ? (
              <DataRows {...props} />
            ) : (
              <DataInstead span={columns.length}>{instead}</DataInstead>
            )}
            {loading && rows.length === 0 && instead === undefined ? (
              <DataSkeleton columns={columns} count={skeletonRows} />
            ) : null}
          </tbody>
          {totals && totals.length > 0 && rows.length > 0 && instead === undefined ? (
            <DataTotals columns={columns} totals={totals} />
          ) : null}
        </table>
      </div>
      {'shown' in props || pages ? (
        // The status is there before its text, else the first count is not announced.
        <div className={shown || pages ? 'p-table__foot' : undefined}>
          <div className="p-table__shown">
            <p role="status">{shown}</p>
            {age ? <p>{age}</p> : null}
          </div>
          {size ? <div className="p-table__size">{size}</div> : null}
          {pages ? <Pagination {...pages} /> : null}
        </div>
      ) : null}
    </div>
  )
}
