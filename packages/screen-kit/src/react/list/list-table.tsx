import { useFormat } from '@parlour/i18n/react'
import {
  Card,
  DataTable,
  DownloadCsv,
  EmptyState,
  FilterBar,
  useToast,
  type CsvColumn,
  type CsvFetch,
  type DataTableProps,
} from '@parlour/ui-kit'
import type { ReactNode } from 'react'
import { Stale, type Reading } from '../failed/stale.tsx'
import { useFileProblem } from './use-file-problem.ts'

/** What a list says of itself, in the language of the reader. */
export interface ListWords {
  /** Label of the button that saves all pages as a file. */
  readonly csv: string
  readonly csvFailed: string
  /** Text of the button that stops it, with formatted numbers: how many rows are there, of how many. */
  readonly csvCancel: (rows: { done: string; total: string }) => string
  /** "1 to 10 of 38", of formatted numbers. */
  readonly shown: (rows: { from: string; to: string; total: string }) => string
  readonly pages: string
  readonly page: (page: string) => string
  readonly prev: string
  readonly next: string
  readonly empty: string
  readonly emptyText: string
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

/** Props of `ListTable`. */
export interface ListTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowHref' | 'isSelected' | 'totals' | 'sort' | 'onSort'
> {
  /** The controls above that choose the rows, search included. */
  readonly filters: ReactNode
  readonly search?: ReactNode
  /** Between those and the rows, for example which part of a long period is shown. */
  readonly note?: ReactNode
  /** Counted from 1. */
  readonly page: number
  /** Rows of a page. */
  readonly size: number
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
  readonly words: ListWords
  readonly hrefOfPage: (page: number) => string
}

/**
 * A list as a page: what chooses its rows above, rows with sums, pages below, and the way into a file (AGT-07, BEY-22).
 * Rows that could not be read again stay, and it says when they were read.
 *
 * @example
 * <ListTable<{ id: string }>
 *   caption="Bets"
 *   columns={columns}
 *   rowKey={({ id }) => id}
 *   filters={period}
 *   page={1}
 *   size={10}
 *   query={query}
 *   failed={query.error && <Failed error={query.error} onRetry={retry} />}
 *   csv={{ columns: file, fileName: 'bets.csv', rows: allBets }}
 *   words={words}
 *   hrefOfPage={hrefOfPage}
 * />
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { filters, search, note, page, size, query, failed, csv, words, hrefOfPage, ...table } = props
  const format = useFormat()
  const toast = useToast()
  const fileProblem = useFileProblem()
  const answer = query.data
  const rows = answer?.list ?? []
  const count = answer?.totalCount ?? rows.length
  const pages = answer?.totalPages ?? 1
  const first = (page - 1) * size
  return (
    <Card as="section">
      <FilterBar
        search={search}
        end={
          <DownloadCsv
            label={words.csv}
            cancelLabel={(done, total) => words.csvCancel({ done: format.number(done), total: format.number(total) })}
            fileName={csv.fileName}
            columns={csv.columns}
            rows={csv.rows}
            of={`${format.tag} ${csv.of ?? hrefOfPage(1)}`}
            disabled={count === 0 && !csv.isLonger}
            onFail={(error) => toast.show({ tone: 'bad', text: fileProblem(error, words.csvFailed) })}
          />
        }
      >
        {filters}
      </FilterBar>
      {note}
      <Stale query={query} />
      <DataTable
        {...table}
        rows={rows}
        loading={query.isFetching}
        skeletonRows={size}
        shown={
          rows.length > 0
            ? words.shown({
                from: format.number(first + 1),
                to: format.number(first + rows.length),
                total: format.number(count),
              })
            : undefined
        }
        {...(pages > 1 && {
          pages: {
            label: words.pages,
            page,
            pages,
            hrefOf: hrefOfPage,
            prevLabel: words.prev,
            nextLabel: words.next,
            pageLabel: (each: number) => words.page(format.number(each)),
          },
        })}
        {...(failed && !answer ? { error: failed } : {})}
        empty={<EmptyState title={words.empty} text={words.emptyText} />}
      />
    </Card>
  )
}
