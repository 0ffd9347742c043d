import { useApi } from '@parlour/api-client/react'
import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { confirmationsQuery, recordSearch, recordView, todayOf } from '../../index.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'

/** The paid withdrawals, of any day, that wait for the member to say whether they arrived (MEM-05). */
export function WaitingWithdrawals({
  search,
  language,
  currency,
  hrefOf,
}: Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf'>) {
  const text = useMemberText()
  const api = useApi()
  const query = useQuery(confirmationsQuery(api, useAccount(), language))
  const today = todayOf(api.clock.now())
  const { columns } = useWithdrawalColumns(currency)
  // The one that is open stands above with its buttons.
  const rows = query.data?.list.filter(({ orderNo }) => orderNo !== search.open) ?? []
  const title = text('member.withdraw.waiting')
  if (query.error && !query.data)
    return (
      <Card as="section">
        <CardHead title={title} />
        <MemberFailed error={query.error} onRetry={() => void query.refetch()} />
      </Card>
    )
  if (rows.length === 0) return null
  return (
    <Card as="section">
      <CardHead title={title} />
      <Stale query={query} />
      <DataTable<WithdrawalOrder>
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ orderNo }) => orderNo}
        rowHref={({ orderNo }) => hrefOf(recordSearch({ ...recordView(search, today), open: orderNo }, today))}
      />
    </Card>
  )
}
