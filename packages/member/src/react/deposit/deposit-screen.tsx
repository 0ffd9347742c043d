import type { TextStore } from '@parlour/api-client'
import { useMemo, useState } from 'react'
import { depositDraft } from '../../index.ts'
import type { MoneyPageProps } from '../money/money-page.ts'
import { useAccount } from '../use-account.ts'
import { DepositList } from './deposit-list.tsx'
import { DepositStart } from './deposit-start.tsx'
import { DepositView } from './deposit-view.tsx'

/** Props of `DepositScreen`. */
export interface DepositScreenProps extends MoneyPageProps {
  /** The page's own origin, and those that payment pages stand on beside any of https. */
  readonly origin: string
  readonly payOrigins: readonly string[]
  /** Where what was chosen outlives a reload: the tab's session storage. Without it a reload begins with an empty form. */
  readonly store?: TextStore
}

/** A deposit: what is paid and how, then the order and how it stands; below it those of the week (MEM-02, HDR-03). */
export function DepositScreen({ search, onSearch, origin, payOrigins, store, ...shared }: DepositScreenProps) {
  const account = useAccount()
  const draft = useMemo(() => (store && account !== '' ? depositDraft(store, account) : undefined), [store, account])
  const { language, currency, categoryName, hrefOf } = shared
  const [opened, setOpened] = useState('')
  const lead = (orderNo: string) => {
    setOpened(orderNo)
    onSearch({ open: orderNo })
  }
  return (
    <>
      {search.open
        ? <DepositView key={search.open} orderNo={search.open} arrived={opened === search.open} language={language} currency={currency} categoryName={categoryName} newHref={hrefOf({})} origin={origin} payOrigins={payOrigins} />
        : <DepositStart {...shared} draft={draft} onOpened={lead} />}
      <DepositList language={language} currency={currency} hrefOf={hrefOf} />
    </>
  )
}
