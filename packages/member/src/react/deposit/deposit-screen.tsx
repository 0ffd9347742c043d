import { useApi } from '@parlour/api-client/react'
import type { TextStore } from '@parlour/api-client'
import { useAccount, useJustOpened } from '@parlour/screen-kit/react'
import { useMemo } from 'react'
import { depositDraft, recordView, todayOf } from '../../index.ts'
import { withPromotion } from '../../deposit/with-promotion.ts'
import { listOf } from '../cashier/list-of.ts'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { DepositList } from './deposit-list.tsx'
import { DepositStart } from './deposit-start.tsx'
import { DepositView } from './deposit-view.tsx'

/** Props of `DepositScreen`. */
export interface DepositScreenProps extends CashierPageProps {
  /** The page's own origin, and those that payment pages stand on beside any of https. */
  readonly origin: string
  /** Origins of payment pages that are allowed besides any https origin. */
  readonly payOrigins: readonly string[]
  /** Where support is reached, for an order that cannot be paid. */
  readonly supportHref: string
  /**
   * Where what was chosen outlives a reload: the tab's session storage. Without it a reload begins with an empty form.
   */
  readonly store?: TextStore
}

/**
 * The deposit page: amount and method, then the order and its
 * state; below it the deposits of some days (MEM-02, HDR-03).
 *
 * @example <DepositScreen {...cashierPage} origin={location.origin} payOrigins={[]} supportHref="/help" store={session.store} />
 */
export function DepositScreen({
  search,
  onSearch,
  origin,
  payOrigins,
  supportHref,
  store,
  ...shared
}: DepositScreenProps) {
  const account = useAccount()
  const kept = useMemo(() => (store && account !== '' ? depositDraft(store, account) : undefined), [store, account])
  const draft = useMemo(() => withPromotion(kept, search.promotion), [kept, search.promotion])
  const { language, currency, categoryName, hrefOf } = shared
  const { open } = recordView(search, todayOf(useApi().clock.now()))
  const [isNew, markOpened] = useJustOpened(open)
  const lead = (orderNo: string) => {
    markOpened(orderNo)
    onSearch({ ...listOf(search), open: orderNo })
  }
  return (
    <>
      {open ? (
        <DepositView
          key={open}
          orderNo={open}
          arrived={isNew}
          language={language}
          currency={currency}
          categoryName={categoryName}
          newHref={hrefOf(listOf(search))}
          supportHref={supportHref}
          origin={origin}
          payOrigins={payOrigins}
        />
      ) : (
        <DepositStart {...shared} draft={draft} onOpened={lead} />
      )}
      <DepositList search={search} language={language} currency={currency} hrefOf={hrefOf} onSearch={onSearch} />
    </>
  )
}
