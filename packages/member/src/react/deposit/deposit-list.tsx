import { useApi } from '@parlour/api-client/react'
import type { DepositOrder } from '@parlour/api-client/endpoints'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, useAccount, useListSize } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { depositSorts } from '../../deposit/queries.ts'
import { allDeposits, depositsQuery, recordSearch, recordView, todayOf, type RecordView } from '../../index.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { RecordTable } from '../records/record-table.tsx'
import { useTotalRows } from '../records/use-total-rows.ts'
import { useWholeTotals } from '../records/use-whole-totals.ts'
import { useMemberText } from '../use-member-text.ts'
import { useDepositColumns } from './use-deposit-columns.tsx'

/** The deposits of some days with their state; each leads to its order. */
export function DepositList({
  search,
  language,
  currency,
  hrefOf,
  onSearch,
}: Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'>) {
  const text = useMemberText()
  const api = useApi()
  const account = useAccount()
  const today = todayOf(api.clock.now())
  const view = recordView(search, today)
  const { columns, file } = useDepositColumns(currency)
  const asked = depositsQuery(api, account, view, language, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const whole = useWholeTotals(
    view,
    (part) => depositsQuery(api, account, part, language, 1),
    ({ totalAmount }) => [totalAmount],
  )
  const totalRows = useTotalRows(view, language, currency)
  const title = text('member.deposit.list')
  // The form above keeps the promotion that it was opened with.
  const searchOf = (next: RecordView) => ({
    ...recordSearch(next, today),
    ...(search.promotion && { promotion: search.promotion }),
  })
  return (
    <RecordTable<DepositOrder>
      title={title}
      caption={title}
      columns={columns}
      rowKey={({ orderNo }) => orderNo}
      rowHref={({ orderNo }) => hrefOf(recordSearch({ ...view, open: orderNo }, today))}
      totals={totalRows(
        text('member.moves.in'),
        { amount: query.data?.totalAmount ?? null },
        whole && { amount: whole[0] ?? null },
      )}
      view={view}
      language={language}
      empty={{ title: text('member.deposit.empty'), text: text('member.deposit.emptyText') }}
      sort={sortOf(view, depositSorts)}
      onSort={(sort) => onSearch(searchOf({ ...view, sort, page: 1 }))}
      query={query}
      csv={{ columns: file, name: 'deposits', rows: (fetch) => allDeposits(api, view, fetch) }}
      hrefOf={(next) => hrefOf(searchOf(next))}
      onView={(next) => onSearch(searchOf(next))}
    />
  )
}
