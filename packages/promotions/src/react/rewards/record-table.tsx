import { useFormat } from '@parlour/i18n/react'
import { NoPage, SaveFile, Stale, useAsOf, usePager, type SaveFileProps } from '@parlour/screen-kit/react'
import { CardText, DataTable, EmptyState, FilterBar, type DataTableProps } from '@parlour/ui-kit'
import type { UseQueryResult } from '@tanstack/react-query'
import { historyDays } from '../../points/history-period.ts'
import { recordPageSize } from '../../points/queries.ts'
import { usePromotionsText } from '../use-promotions-text.ts'
import type { RewardPartProps } from './rewards-props.ts'

interface RecordTableProps<Row>
  extends
    Pick<DataTableProps<Row>, 'caption' | 'columns' | 'rowKey'>,
    Pick<RewardPartProps, 'view' | 'hrefOf' | 'failed'> {
  query: UseQueryResult<{
    readonly list: readonly Row[]
    readonly totalPages: number | null
    readonly totalCount: number | null
  }>
  /** The columns of the file, its name, and how to get the rows of all pages. */
  file: Pick<SaveFileProps<Row>, 'columns' | 'fileName' | 'rows'>
  empty: string
  emptyText: string
}

/** A record of the last 30 days, page by page; its pages are links. */
export function RecordTable<Row>({
  caption,
  columns,
  rowKey,
  view,
  hrefOf,
  failed,
  query,
  file,
  empty,
  emptyText,
}: RecordTableProps<Row>) {
  const text = usePromotionsText()
  const format = useFormat()
  const pager = usePager()
  const { data, error, isFetching, refetch } = query
  const readAt = useAsOf(query)
  const rows = data?.list ?? []
  return (
    <>
      <FilterBar end={<SaveFile<Row> size="sm" disabled={(data?.totalCount ?? rows.length) === 0} {...file} />}>
        <CardText>{text('promotions.records.period', { days: format.number(historyDays) })}</CardText>
      </FilterBar>
      <Stale query={query} />
      <DataTable
        caption={caption}
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        loading={isFetching}
        empty={
          (data?.totalCount ?? 0) > 0 ? (
            <NoPage href={hrefOf({ ...view, page: 1 })} />
          ) : (
            <EmptyState title={empty} text={emptyText} />
          )
        }
        {...(error && rows.length === 0 ? { error: failed(error, () => void refetch()) } : {})}
        {...pager.foot({
          page: view.page,
          size: recordPageSize,
          count: rows.length,
          total: data?.totalCount,
          pages: data?.totalPages,
          hrefOf: (page) => hrefOf({ ...view, page }),
        })}
        {...(rows.length > 0 && readAt && { age: readAt })}
      />
    </>
  )
}
