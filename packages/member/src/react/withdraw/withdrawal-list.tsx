import { useApi } from '@parlour/api-client/react'
import type { WithdrawalOrder } from '@parlour/api-client/endpoints'
import { allWithdrawals, withdrawalsQuery } from '../../index.ts'
import { withdrawalSorts } from '../../withdraw/queries.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { OrderList } from '../cashier/order-list.tsx'
import { useMemberText } from '../use-member-text.ts'
import { useWithdrawalColumns } from './use-withdrawal-columns.tsx'

/** The withdrawals of some days, each with its stage. */
export function WithdrawalList(
  props: Pick<CashierPageProps, 'search' | 'language' | 'currency' | 'hrefOf' | 'onSearch'>,
) {
  const text = useMemberText()
  const api = useApi()
  const { columns, file } = useWithdrawalColumns(props.currency)
  return (
    <OrderList<WithdrawalOrder>
      {...props}
      title={text('member.withdraw.list')}
      paid={text('member.withdraw.paid')}
      columns={columns}
      empty={{ title: text('member.withdraw.empty'), text: text('member.withdraw.emptyText') }}
      sorts={withdrawalSorts}
      queryOf={(account, view, size) => withdrawalsQuery(api, account, view, props.language, size)}
      csv={{ columns: file, name: 'withdrawals', rows: (view, fetch) => allWithdrawals(api, view, fetch) }}
    />
  )
}
