import { useApi } from '@parlour/api-client/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState } from '@parlour/ui-kit'
import { depositsQuery, isOpenDeposit } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { MoreOrders } from '../cashier/more-orders.tsx'
import { useOrderPages } from '../cashier/use-order-pages.ts'
import { useMemberText } from '../use-member-text.ts'
import { useDepositColumns } from './use-deposit-columns.tsx'

const rowsWhileWaiting = 3

/** The deposits of the last seven days with their state; each leads to its order. */
export function DepositList({
  language,
  currency,
  hrefOf,
}: Pick<CashierPageProps, 'language' | 'currency' | 'hrefOf'>) {
  const text = useMemberText()
  const api = useApi()
  const account = useAccount()
  const pages = useOrderPages((page) => depositsQuery(api, account, language, page))
  const title = text('member.deposit.list')
  // What waits for the member comes first.
  const rows = pages.rows.toSorted((one, other) => Number(isOpenDeposit(other)) - Number(isOpenDeposit(one)))
  return (
    <Card as="section">
      <CardHead title={title} />
      {pages.stale ? <Stale query={pages.stale} /> : null}
      <DataTable
        caption={title}
        columns={useDepositColumns(currency)}
        rows={rows}
        rowKey={({ orderNo }) => orderNo}
        rowHref={({ orderNo }) => hrefOf({ open: orderNo })}
        loading={pages.busy}
        skeletonRows={rowsWhileWaiting}
        empty={<EmptyState title={text('member.deposit.empty')} text={text('member.deposit.emptyText')} />}
        {...(pages.error && rows.length === 0
          ? { error: <MemberFailed error={pages.error} onRetry={pages.retry} /> }
          : {})}
      />
      <MoreOrders pages={pages} />
    </Card>
  )
}
