import { useApi } from '@parlour/api-client/react'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, useAccount, useListSize, type ListTableProps } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { recordSearch, recordView, todayOf, type RecordView } from '../../index.ts'
import { RecordTable, type RecordTableProps } from '../records/record-table.tsx'
import { useTotalRows } from '../records/use-total-rows.ts'
import { useWholeTotals } from '../records/use-whole-totals.ts'
import type { CashierPageProps } from './cashier-page.ts'

/** A page of orders, with the sum of those that were paid. */
interface OrderPage<Order> {
  list: Order[]
  totalAmount: number | null
  totalPages: number | null
  totalCount: number | null
}

interface OrderListProps<Order>
  extends
    Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'>,
    Pick<RecordTableProps<Order>, 'columns' | 'empty'> {
  title: string
  /** What the sum of the orders that were paid is called. */
  paid: string
  /** What the record sorts by, the usual column first. */
  sorts: readonly [string, ...string[]]
  /** Asks for a page of the orders of an account. */
  queryOf: (
    account: string,
    view: RecordView,
    size: number,
  ) => {
    readonly queryKey: readonly unknown[]
    readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<OrderPage<Order>>
    readonly staleTime: number
  }
  csv: {
    columns: RecordTableProps<Order>['csv']['columns']
    name: string
    rows: (view: RecordView, fetch: Parameters<ListTableProps<Order>['csv']['rows']>[0]) => Promise<Order[]>
  }
}

/** The deposits or withdrawals of some days with their state; each leads to its order. */
export function OrderList<Order extends { readonly orderNo: string }>(props: OrderListProps<Order>) {
  const { search, language, currency, hrefOf, onSearch, title, paid, sorts, queryOf, csv, ...table } = props
  const account = useAccount()
  const today = todayOf(useApi().clock.now())
  const view = recordView(search, today)
  const asked = queryOf(account, view, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const whole = useWholeTotals(
    view,
    (part) => queryOf(account, part, 1),
    ({ totalAmount }) => [totalAmount],
  )
  const totalRows = useTotalRows(view, language, currency)
  // The form above keeps the promotion that it was opened with.
  const searchOf = (next: RecordView) => ({
    ...recordSearch(next, today),
    ...(search.promotion && { promotion: search.promotion }),
  })
  return (
    <RecordTable<Order>
      {...table}
      title={title}
      caption={title}
      rowKey={({ orderNo }) => orderNo}
      rowHref={({ orderNo }) => hrefOf(recordSearch({ ...view, open: orderNo }, today))}
      totals={totalRows(
        paid,
        { amount: query.data?.totalAmount ?? null },
        whole.amounts && { amount: whole.amounts[0] ?? null },
      )}
      view={view}
      whole={whole}
      language={language}
      sort={sortOf(view, sorts)}
      onSort={(sort) => onSearch(searchOf({ ...view, sort, page: 1 }))}
      query={query}
      csv={{ ...csv, rows: (fetch) => csv.rows(view, fetch) }}
      hrefOf={(next) => hrefOf(searchOf(next))}
      onView={(next) => onSearch(searchOf(next))}
    />
  )
}
