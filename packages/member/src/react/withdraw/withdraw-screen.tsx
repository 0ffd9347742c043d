import { useApi } from '@parlour/api-client/react'
import { useJustOpened } from '@parlour/screen-kit/react'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { recordView, todayOf } from '../../index.ts'
import { listOf } from '../cashier/list-of.ts'
import { WaitingWithdrawals } from './waiting-withdrawals.tsx'
import { WithdrawStart } from './withdraw-start.tsx'
import { WithdrawalList } from './withdrawal-list.tsx'
import { WithdrawalView } from './withdrawal-view.tsx'

/** Props of `WithdrawScreen`. */
export type WithdrawScreenProps = CashierPageProps

/**
 * The withdrawal page: withdrawable amount and payout account, then the order by its status; below it those that wait for
 * the member's answer, and the withdrawals of some days (MEM-02, MEM-05, HDR-03).
 *
 * @example <WithdrawScreen {...cashierPage} />
 */
export function WithdrawScreen({ search, onSearch, ...shared }: WithdrawScreenProps) {
  const { language, currency, hrefOf } = shared
  const { open } = recordView(search, todayOf(useApi().clock.now()))
  const [isNew, markOpened] = useJustOpened(open)
  const onAsked = (orderNo: string) => {
    markOpened(orderNo)
    onSearch({ ...listOf(search), open: orderNo })
  }
  return (
    <>
      {open ? (
        <WithdrawalView
          key={open}
          orderNo={open}
          language={language}
          currency={currency}
          newHref={hrefOf(listOf(search))}
          arrived={isNew}
        />
      ) : (
        <WithdrawStart {...shared} onAsked={onAsked} />
      )}
      <WaitingWithdrawals search={search} language={language} currency={currency} hrefOf={hrefOf} />
      <WithdrawalList search={search} language={language} currency={currency} hrefOf={hrefOf} onSearch={onSearch} />
    </>
  )
}
