import { useFormat } from '@parlour/i18n/react'
import {
  Failed,
  SaveFile,
  Stale,
  useAsOf,
  usePager,
  type ListQuery,
  type SaveFileProps,
} from '@parlour/screen-kit/react'
import { CardText, DataTable, EmptyState, FilterBar, type DataTableProps } from '@parlour/ui-kit'
import { historyDays } from '../../points/history-period.ts'
import { recordPageSize } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'

interface PointTableProps<Row> extends Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'> {
  query: ListQuery<Row>
  /** The columns of the file, its name, and how to get the rows of all pages. */
  file: Pick<SaveFileProps<Row>, 'columns' | 'fileName' | 'rows'>
  page: number
  onPage: (page: number) => void
}

/** A record of points of the last 30 days, in pages. */
export function PointTable<Row>({ query, file, page, onPage, ...table }: PointTableProps<Row>) {
  const text = usePromotionsText()
  const format = useFormat()
  const pager = usePager()
  const readAt = useAsOf(query)
  const answer = query.data
  const rows = answer?.list ?? []
  return (
    <>
      <FilterBar end={<SaveFile<Row> size="sm" disabled={(answer?.totalCount ?? rows.length) === 0} {...file} />}>
        <CardText>{text('promotions.records.period', { days: format.number(historyDays) })}</CardText>
      </FilterBar>
      <Stale query={query} />
      <DataTable
        {...table}
        rows={rows}
        {...(rows.length > 0 && readAt && { age: readAt })}
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
