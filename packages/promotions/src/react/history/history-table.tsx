import { useFormat } from '@parlour/i18n/react'
import { sortOf, type ListPaging } from '@parlour/screen-kit'
import { ListBody, ListTable, type FailedOf, type ListTableProps } from '@parlour/screen-kit/react'
import { CardText } from '@parlour/ui-kit'
import { historyDays } from '../../history/history-period.ts'
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
  /** It stands in a card already. */
  inCard?: boolean
}

/** A record of the last 30 days, sorted and page by page. */
export function HistoryTable<Row>({
  paging,
  sorts,
  hrefOf,
  onPaging,
  failed,
  inCard,
  ...table
}: HistoryTableProps<Row>) {
  const text = usePromotionsText()
  const format = useFormat()
  const { query } = table
  const list = {
    ...table,
    search: <CardText>{text('promotions.records.period', { days: format.number(historyDays) })}</CardText>,
    page: paging.page,
    failed: query.error ? failed(query.error, () => void query.refetch()) : null,
    sort: sortOf(paging, sorts),
    onSort: (sort: NonNullable<ListPaging['sort']>) => onPaging({ page: 1, sort }),
    hrefOfPage: (page: number) => hrefOf({ ...paging, page }),
    onPage: (page: number) => onPaging({ ...paging, page }),
  }
  return inCard ? <ListBody<Row> {...list} /> : <ListTable<Row> {...list} />
}
