import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Card, CardHead, DataTable, EmptyState } from '@parlour/ui-kit'
import { allDeposits, depositsQuery, isOpenDeposit, recordSearch, recordView, todayOf } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { MoreOrders } from '../cashier/more-orders.tsx'
import { OrderTools } from '../cashier/order-tools.tsx'
import { useOrderPages } from '../cashier/use-order-pages.ts'
import { ofPart } from '../records/of-part.ts'
import { useMemberText } from '../use-member-text.ts'
import { useDepositColumns } from './use-deposit-columns.tsx'

const rowsWhileWaiting = 3

/** The deposits of some days with their state; each leads to its order. */
export function DepositList({
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
  const today = todayOf(api.clock.now())
  const view = recordView(search, today)
  const { columns, file } = useDepositColumns(currency)
  const pages = useOrderPages(`${view.from} ${view.to}`, (page) => depositsQuery(api, account, view, language, page))
  const title = text('member.deposit.list')
  // What waits for the member comes first.
  const rows = pages.rows.toSorted((one, other) => Number(isOpenDeposit(other)) - Number(isOpenDeposit(one)))
  return (
    <Card as="section">
      <CardHead title={title} />
      <OrderTools
        search={search}
        view={view}
        language={language}
        name="deposits"
        columns={file}
        rows={(fetch) => allDeposits(api, view, fetch)}
        disabled={rows.length === 0 && !view.whole}
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
                label: ofPart(text('member.moves.in'), view, language),
                cells: { amount: format.money(pages.paid, currency) },
              },
            ],
          })}
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
