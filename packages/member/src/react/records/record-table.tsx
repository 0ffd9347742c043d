import {
  useToast,
  Card,
  DataTable,
  DownloadCsv,
  EmptyState,
  FilterBar,
  Select,
  type CsvColumn,
  type DataTableProps,
  type SelectOption,
} from '@parlour/ui-kit'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { pageSize, type RecordView } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { RecordPeriod } from './record-period.tsx'

/** What a record hands to its table. */
export interface RecordTableProps<Row> extends Pick<
  DataTableProps<Row>,
  'caption' | 'columns' | 'rowKey' | 'rowHref' | 'totals'
> {
  view: RecordView
  language: LanguageCode
  /** What rows are chosen by, the choice of all of them first. */
  kindLabel: string
  kinds: readonly SelectOption[]
  answer: { readonly list: readonly Row[]; readonly totalPages: number; readonly totalCount: number | null } | undefined
  loading: boolean
  error: unknown
  /** Columns and name of the file, without its days, and how to get its rows. */
  csv: { columns: readonly CsvColumn<Row>[]; name: string; rows: () => Promise<readonly Row[]> }
  onRetry: () => void
  hrefOfPage: (page: number) => string
  onView: (view: RecordView) => void
}

/** A record as a page: days and kind above, rows with sums, pages below, and the way into a file. */
export function RecordTable<Row>(props: RecordTableProps<Row>) {
  const { view, language, kindLabel, kinds, answer, loading, error, csv, onRetry, hrefOfPage, onView, ...table } = props
  const text = useMemberText()
  const format = useFormat()
  const toast = useToast()
  const rows = answer?.list ?? []
  const count = answer?.totalCount ?? rows.length
  const first = (view.page - 1) * pageSize
  const failed = error && rows.length === 0 ? <MemberFailed error={error} onRetry={onRetry} /> : undefined
  const shown =
    rows.length > 0
      ? text('member.record.shown', {
          from: format.number(first + 1),
          to: format.number(first + rows.length),
          total: format.number(count),
        })
      : undefined
  const pages =
    answer && answer.totalPages > 1
      ? {
          label: text('member.record.pages'),
          page: view.page,
          pages: answer.totalPages,
          hrefOf: hrefOfPage,
          prevLabel: text('member.record.prev'),
          nextLabel: text('member.record.next'),
          pageLabel: (page: number) => text('member.record.page', { page: format.number(page) }),
        }
      : undefined
  return (
    <Card as="section">
      <FilterBar
        end={
          <DownloadCsv
            label={text('member.record.csv')}
            fileName={`${csv.name}-${view.from}-${view.to}.csv`}
            columns={csv.columns}
            rows={csv.rows}
            disabled={count === 0}
            onFail={() => toast.show({ tone: 'bad', text: text('member.record.csvFailed') })}
          />
        }
      >
        <Select
          compact
          label={kindLabel}
          value={view.kind}
          options={kinds}
          onChange={(event) => onView({ ...view, kind: event.target.value, page: 1 })}
        />
        <RecordPeriod view={view} language={language} onPeriod={(days) => onView({ ...view, ...days, page: 1 })} />
      </FilterBar>
      <DataTable
        {...table}
        rows={rows}
        loading={loading}
        skeletonRows={pageSize}
        shown={shown}
        {...(pages ? { pages } : {})}
        {...(failed ? { error: failed } : {})}
        empty={<EmptyState title={text('member.record.empty')} text={text('member.record.emptyText')} />}
      />
    </Card>
  )
}
