import { useApi } from '@parlour/api-client/react'
import type { DepositOrder } from '@parlour/api-client/endpoints'
import { depositSorts } from '../../deposit/queries.ts'
import { allDeposits, depositsQuery } from '../../index.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { OrderList } from '../cashier/order-list.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useDepositColumns } from './use-deposit-columns.tsx'

/** The deposits of some days with their state. */
export function DepositList(props: Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'>) {
  const text = useMemberText()
  const api = useApi()
  const { columns, file } = useDepositColumns(props.currency)
  return (
    <OrderList<DepositOrder>
      {...props}
      title={text('member.deposit.list')}
      paid={text('member.deposit.paid')}
      columns={columns}
      empty={{ title: text('member.deposit.empty'), text: text('member.deposit.emptyText') }}
      sorts={depositSorts}
      queryOf={(account, view, size) => depositsQuery(api, account, view, props.language, size)}
      csv={{ columns: file, name: 'deposits', rows: (view, fetch) => allDeposits(api, view, fetch) }}
    />
  )
}
