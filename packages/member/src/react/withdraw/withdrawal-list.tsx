import { useApi } from '@parlour/api-client/react'
import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { sortOf } from '@parlour/screen-kit'
import { keepRows, useAccount, useListSize } from '@parlour/screen-kit/react'
import { useQuery } from '@tanstack/react-query'
import { allWithdrawals, recordSearch, recordView, todayOf, withdrawalsQuery } from '../../index.ts'
import { withdrawalSorts } from '../../withdraw/queries.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { RecordTable } from '../records/record-table.tsx'
import { useTotalRows } from '../records/use-total-rows.ts'
import { useWholeTotals } from '../records/use-whole-totals.ts'
import { useMemberText } from '../use-member-text.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'

/** The withdrawals of some days, each with its stage; each leads to its order. */
export function WithdrawalList({
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
  const { columns, file } = useWithdrawalColumns(currency)
  const asked = withdrawalsQuery(api, account, view, language, useListSize().size)
  const query = useQuery({ ...asked, placeholderData: keepRows(asked.queryKey) })
  const whole = useWholeTotals(
    view,
    (part) => withdrawalsQuery(api, account, part, language, 1),
    ({ totalAmount }) => [totalAmount],
  )
  const totalRows = useTotalRows(view, language, currency)
  const title = text('member.withdraw.list')
  return (
    <RecordTable<WithdrawalOrder>
      title={title}
      caption={title}
      columns={columns}
      rowKey={({ orderNo }) => orderNo}
      rowHref={({ orderNo }) => hrefOf(recordSearch({ ...view, open: orderNo }, today))}
      totals={totalRows(
        text('member.moves.out'),
        { amount: query.data?.totalAmount ?? null },
        whole && { amount: whole[0] ?? null },
      )}
      view={view}
      language={language}
      empty={{ title: text('member.withdraw.empty'), text: text('member.withdraw.emptyText') }}
      sort={sortOf(view, withdrawalSorts)}
      onSort={(sort) => onSearch(recordSearch({ ...view, sort, page: 1 }, today))}
      query={query}
      csv={{ columns: file, name: 'withdrawals', rows: (fetch) => allWithdrawals(api, view, fetch) }}
      hrefOf={(next) => hrefOf(recordSearch(next, today))}
      onView={(next) => onSearch(recordSearch(next, today))}
    />
  )
}
