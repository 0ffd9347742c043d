import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  allWithdrawals,
  confirmationsQuery,
  recordSearch,
  recordView,
  todayOf,
  withdrawalsQuery,
  withdrawalsShown,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { MoreOrders } from '../cashier/more-orders.tsx'
import { OrderTools } from '../cashier/order-tools.tsx'
import { useOrderPages } from '../cashier/use-order-pages.ts'
import { ofPart } from '../records/of-part.ts'
import { useMemberText } from '../use-member-text.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'

const rowsWhileWaiting = 3

/**
 * The withdrawals that wait for a word, then those of some days,
 * each with its stage; each leads to its order (MEM-05).
 */
export function WithdrawalList({
  search,
  language,
  currency,
  hrefOf,
  onSearch,
}: Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'>) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const waiting = useQuery(confirmationsQuery(api, account, language))
  const today = todayOf(api.clock.now())
  const view = recordView(search, today)
  const { columns, file } = useWithdrawalColumns(currency)
  const pages = useOrderPages(`${view.from} ${view.to}`, (page) => withdrawalsQuery(api, account, view, language, page))
  const rows = withdrawalsShown(waiting.data?.list ?? [], pages.rows)
  const title = text('member.withdraw.list')
  return (
    <Card as="section">
      <CardHead title={title} />
      <OrderTools
        search={search}
        view={view}
        language={language}
        name="withdrawals"
        columns={file}
        rows={(fetch) => allWithdrawals(api, view, fetch)}
        disabled={pages.rows.length === 0 && !view.whole}
        onSearch={onSearch}
      />
      {pages.stale ? <Stale query={pages.stale} /> : null}
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ orderNo }) => orderNo}
        rowHref={({ orderNo }) => hrefOf(recordSearch({ ...view, open: orderNo }, today))}
        {...(pages.paid !== null &&
          rows.length > 0 && {
            totals: [
              {
                label: ofPart(text('member.moves.out'), view, language),
                cells: { amount: format.money(pages.paid, currency) },
              },
            ],
          })}
        loading={pages.busy}
        skeletonRows={rowsWhileWaiting}
        empty={<EmptyState title={text('member.withdraw.empty')} text={text('member.withdraw.emptyText')} />}
        {...(pages.error && rows.length === 0
          ? { error: <MemberFailed error={pages.error} onRetry={pages.retry} /> }
          : {})}
      />
      <MoreOrders pages={pages} />
    </Card>
  )
}
