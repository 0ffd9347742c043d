import { useFormat } from '@parlour/i18n/react'
import { sortOf, type ListPaging } from '@parlour/screen-kit'
import { ListBody, ListTable, type ListTableProps } from '@parlour/screen-kit/react'
import { CardText } from '@parlour/ui-kit'
import { historyDays } from '../../history/history-period.ts'
import type { FailedOf } from '../failed-of.tsx'
import { usePromotionsText } from '../use-promotions-text.ts'

interface HistoryTableProps<Row> extends Pick<
  ListTableProps<Row>,
  'title' | 'caption' | 'columns' | 'rowKey' | 'query' | 'totals' | 'csv' | 'empty'
> {
  paging: ListPaging
  /** What the record sorts by, the usual column first. */
  sorts: readonly [string, ...string[]]
  hrefOf: (paging: ListPaging) => string
  onPaging: (paging: ListPaging) => void
  failed: FailedOf
}

/** A record of the last 30 days, sorted and page by page; with a title a card of its own. */
export function HistoryTable<Row>({
  title,
  paging,
  sorts,
  hrefOf,
  onPaging,
  failed,
  ...table
}: HistoryTableProps<Row>) {
  const text = usePromotionsText()
  const format = useFormat()
  const { query } = table
  const list = {
    ...table,
    note: <CardText>{text('promotions.records.period', { days: format.number(historyDays) })}</CardText>,
    page: paging.page,
    failed: query.error ? failed(query.error, () => void query.refetch()) : null,
    sort: sortOf(paging, sorts),
    onSort: (sort: NonNullable<ListPaging['sort']>) => onPaging({ page: 1, sort }),
    hrefOfPage: (page: number) => hrefOf({ ...paging, page }),
    onPage: (page: number) => onPaging({ ...paging, page }),
  }
  return title ? <ListTable<Row> {...list} title={title} /> : <ListBody<Row> {...list} />
}
