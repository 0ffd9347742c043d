import { useFormat } from '@parlour/i18n/react'
import { Failed, Stale, usePager, type ListQuery } from '@parlour/screen-kit/react'
import { DataTable, EmptyState, type DataTableProps } from '@parlour/ui-kit'
import { historyDays } from '../../points/history-period.ts'
import { recordPageSize } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface PointTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  query: ListQuery<Row>
  page: number
  onPage: (page: number) => void
}

/** A record of points of the last 30 days, in pages. */
export function PointTable<Row>({ query, page, onPage, ...table }: PointTableProps<Row>) {
  const text = usePromotionsText()
  const format = useFormat()
  const pager = usePager()
  const answer = query.data
  const rows = answer?.list ?? []
  return (
    <>
      <p>{text('promotions.records.period', { days: format.number(historyDays) })}</p>
      <Stale query={query} />
      <DataTable
        {...table}
        rows={rows}
        loading={query.isFetching}
        skeletonRows={recordPageSize}
        empty={<EmptyState title={text('promotions.records.empty')} text={text('promotions.records.emptyText')} />}
        {...(query.error && !answer
          ? { error: <Failed error={query.error} onRetry={() => void query.refetch()} /> }
          : {})}
        {...pager.foot({
          page,
          size: recordPageSize,
          count: rows.length,
          total: answer?.totalCount,
          pages: answer?.totalPages,
          onPage,
        })}
      />
    </>
  )
}
