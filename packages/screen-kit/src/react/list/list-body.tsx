import {
  Button,
  CardHead,
  DataTable,
  EmptyState,
  Printed,
  useNarrow,
  type CsvColumn,
  type CsvFetch,
  type DataTableProps,
} from '@parlour/ui-kit'
import { useRef, type ReactNode } from 'react'
import { listSizes, type ListSize } from '../../list/list-size.ts'
import { Stale, type Reading } from '../failed/stale.tsx'
import { useAsOf } from '../failed/use-as-of.ts'
import { useScreenKitText } from '../use-screen-kit-text.ts'
import { ListControls } from './list-controls.tsx'
import type { ListNarrowing } from './list-narrowing.ts'
import { NoPage } from './no-page.tsx'
import { RowsPerPage } from './rows-per-page.tsx'
import { SaveFile } from './save-file.tsx'
import { useListSize } from './use-list-size.ts'
import { usePager } from './use-pager.ts'

/** What stands in place of rows where there are none. */
export interface ListEmpty {
  readonly title: string
  readonly text: string
  /** Leads to what would fill the list. */
  readonly action?: ReactNode
}

/** What `useQuery` gives of a page of rows. */
export interface ListQuery<Row> extends Reading {
  readonly data:
    | {
        readonly list: readonly Row[]
        readonly totalPages?: number | null | undefined
        readonly totalCount?: number | null | undefined
      }
    | undefined
}

/** Props of `ListBody`. */
export interface ListBodyProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowHref' | 'isSelected' | 'totals' | 'sort' | 'onSort'
> {
  /** Heads the list; where nothing chooses its rows the way into a file stands beside it. */
  readonly title?: string
  /** The controls that choose the rows; on a phone they stand in a sheet. */
  readonly filters?: ReactNode
  /** Which of several lists is shown: in a row of its own. */
  readonly which?: ReactNode
  /** Stays above the rows on a phone too. */
  readonly search?: ReactNode
  /** Which of the filters are on. */
  readonly narrowing?: ListNarrowing
  /** Between those and the rows, for example which part of a long period is shown. */
  readonly note?: ReactNode
  /** What chooses the rows, in words, for paper: a phone has its controls in a sheet. */
  readonly printed?: string
  /** Counted from 1. */
  readonly page: number
  readonly query: ListQuery<Row>
  /** In place of rows when they failed to load and there are none. */
  readonly failed: ReactNode
  /** Columns and name of the file, and how to get the rows of all pages. */
  readonly csv: {
    readonly columns: readonly CsvColumn<Row>[]
    readonly fileName: string
    /** What the rows are of, where the address says more than that, such as which part of them is shown. */
    readonly of?: string
    /** Whether the file can hold rows where the list has none: it is of a longer period. */
    readonly isLonger?: boolean
    readonly rows: (fetch: CsvFetch<Row>) => Promise<readonly Row[]>
  }
  readonly empty: ListEmpty
  /** "1 to 10 of 38" in other words, of formatted numbers. */
  readonly shown?: (rows: { from: string; to: string; total: string }) => string
  readonly hrefOfPage: (page: number) => string
  /** Goes to another page: where its pages get longer or shorter, a list shows the rows that it showed. */
  readonly onPage: (page: number) => void
}

/**
 * A list inside a card: what chooses its rows above, rows with sums, pages below, and the way into a file (AGT-07, BEY-22).
 * Rows that could not be read again stay, and it says when they were read. Where filters leave nothing it offers to clear
 * them, and a page after the last one leads to the first.
 *
 * @example
 * <ListBody<{ id: string }>
 *   caption="Bets"
 *   columns={columns}
 *   rowKey={({ id }) => id}
 *   page={1}
 *   query={query}
 *   failed={query.error && <Failed error={query.error} onRetry={retry} />}
 *   csv={{ columns: file, fileName: 'bets.csv', rows: allBets }}
 *   empty={{ title: 'No bets yet', text: 'Your bets appear here.' }}
 *   hrefOfPage={hrefOfPage}
 *   onPage={showPage}
 * />
 */
export function ListBody<Row>(props: ListBodyProps<Row>) {
  const {
    title,
    which,
    filters,
    search,
    narrowing,
    note,
    printed,
    page,
    query,
    failed,
    csv,
    empty,
    shown,
    hrefOfPage,
    onPage,
    ...table
  } = props
  const text = useScreenKitText()
  const readAt = useAsOf(query)
  const narrow = useNarrow()
  const pager = usePager()
  const { size, choose } = useListSize()
  const controls = useRef<HTMLDivElement>(null)
  const answer = query.data
  const rows = answer?.list ?? []
  const count = answer?.totalCount ?? rows.length
  const { sort, onSort, ...rest } = table
  const foot = pager.foot({
    page,
    size,
    count: rows.length,
    total: count,
    pages: answer?.totalPages,
    hrefOf: hrefOfPage,
    onPage,
    ...(shown && { shown }),
  })
  const clear = () => {
    // The button goes with what it clears.
    controls.current?.querySelector<HTMLElement>('input, select, button')?.focus()
    narrowing?.onClear()
  }
  const resize = (next: ListSize) => {
    choose?.(next)
    const to = Math.floor(((page - 1) * size) / next) + 1
    if (to !== page) onPage(to)
  }
  const isFiltered = narrowing !== undefined && narrowing.filters.length > 0
  const instead =
    // Where the platform does not count, a page without rows may be one after the last.
    count > 0 || (page > 1 && typeof answer?.totalCount !== 'number') ? (
      <NoPage href={hrefOfPage(1)} />
    ) : isFiltered ? (
      <EmptyState
        title={text('screen-kit.list.none')}
        text={text('screen-kit.list.noneText')}
        action={<Button onClick={clear}>{text('screen-kit.list.clear')}</Button>}
      />
    ) : (
      <EmptyState {...empty} />
    )
  const isBare = title !== undefined && !which && !filters && !search
  const file = (
    <SaveFile<Row>
      {...(isBare && { size: 'sm' })}
      fileName={csv.fileName}
      columns={csv.columns}
      rows={csv.rows}
      of={csv.of ?? hrefOfPage(1)}
      disabled={count === 0 && !csv.isLonger}
    />
  )
  return (
    <>
      {title ? <CardHead title={title} end={isBare ? file : null} /> : null}
      {isBare && !(narrow && onSort) ? null : (
        <div ref={controls}>
          <ListControls<Row>
            columns={table.columns}
            {...(sort && { sort })}
            {...(onSort && { onSort })}
            which={which}
            search={search}
            filters={filters}
            narrowing={narrowing}
            total={answer && !query.isFetching ? count : undefined}
            file={isBare ? null : file}
          />
        </div>
      )}
      {narrow && printed ? <Printed>{printed}</Printed> : null}
      {note}
      <Stale query={query} />
      <DataTable
        {...rest}
        {...(sort && { sort })}
        // On a phone the order is chosen in the sheet.
        {...(onSort && !narrow && { onSort })}
        rows={rows}
        loading={query.isFetching}
        skeletonRows={size}
        {...foot}
        {...(rows.length > 0 && readAt && { age: readAt })}
        {...(choose && count > listSizes[0] && { size: <RowsPerPage size={size} onSize={resize} /> })}
        {...(failed && !answer ? { error: failed } : {})}
        empty={instead}
      />
    </>
  )
}
