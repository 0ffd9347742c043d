import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { PageLink, Stale, useAccount } from '@parlour/screen-kit/react'
import { Columns, Notice, Skeleton, useNarrow } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  firstTransfer,
  merchantWalletQuery,
  walletParts,
  walletsQuery,
  withdrawPlanQuery,
  type TransferChoice,
} from '../../index.ts'
import { useBalance } from '../balance/use-balance.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import { LastTransfers } from './last-transfers.tsx'
import { WalletHead } from './wallet-head.tsx'
import type { WalletPageProps } from './wallet-page.ts'
import { WalletTable } from './wallet-table.tsx'
import { WalletTransfer } from './wallet-transfer.tsx'

/** Props of `WalletScreen`. */
export type WalletScreenProps = WalletPageProps

/**
 * The wallet page: where the money lies, what is locked or under way, and transfers between the main wallet and those
 * of providers (MEM-07).
 *
 * @example <WalletScreen language="EN" currency="PHP" hrefOfPage={hrefs.member} logoOf={logoOf} />
 */
export function WalletScreen({ language, currency, hrefOfPage, logoOf }: WalletScreenProps) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const narrow = useNarrow()
  const balance = useBalance()
  const wallets = useQuery({ ...walletsQuery(api, account, language), refetchOnWindowFocus: true })
  const merchant = useQuery(merchantWalletQuery(api))
  const plan = useQuery(withdrawPlanQuery(api, account, language))
  const [chosen, setChosen] = useState<TransferChoice | null>(null)
  const [timesChosen, setTimesChosen] = useState(0)
  const [isBusy, setBusy] = useState(false)
  const all = [balance, wallets, merchant, plan]
  const failed = all.find(({ error, data }) => error && !data)
  const refresh = () => all.forEach(({ refetch }) => void refetch())
  if (failed) return <MemberFailed error={failed.error} onRetry={refresh} />
  if (!balance.data || !wallets.data || !merchant.data || !plan.data) return <Skeleton height={640} />
  const { list } = wallets.data
  const { transferVendors } = merchant.data
  const single = merchant.data.isSingle === 1 || transferVendors.length === 0
  const choice = chosen ?? firstTransfer(list, transferVendors)
  const held = balance.data.held
  const table = (
    <WalletTable
      wallets={list}
      parts={walletParts(balance.data)}
      plan={plan.data}
      readAt={wallets.dataUpdatedAt}
      currency={currency}
      transferVendors={transferVendors}
      hrefOfPage={hrefOfPage}
      logoOf={logoOf}
      busy={isBusy}
      onTransfer={(next) => {
        setChosen(next)
        setTimesChosen(timesChosen + 1)
      }}
    />
  )
  const last = (
    <LastTransfers
      language={language}
      currency={currency}
      recordsHref={hrefOfPage('transactionHistory', { kind: 'other' })}
      nameOf={(code) => list.find(({ vendor }) => vendor === code)?.name || code}
    />
  )
  return (
    <>
      <Stale query={{ ...(all.find(({ error }) => error) ?? wallets), refetch: refresh }} />
      <WalletHead
        parts={walletParts(balance.data)}
        wallets={list}
        currency={currency}
        single={single}
        refreshing={balance.isFetching || wallets.isFetching}
        onRefresh={refresh}
      />
      {held > 0 ? (
        <Notice
          actions={
            <PageLink variant="text" size="sm" href={hrefOfPage('withdraw')}>
              {text('member.wallet.seeWithdrawals')}
            </PageLink>
          }
        >
          {text('member.wallet.held', { sum: format.money(held, currency) })}
        </Notice>
      ) : null}
      {single || choice === null ? (
        <>
          <Notice>{text('member.wallet.single')}</Notice>
          {table}
        </>
      ) : (
        <Columns
          aside={
            <WalletTransfer
              wallets={list}
              providers={transferVendors}
              choice={choice}
              currency={currency}
              onChoice={setChosen}
              arrivals={timesChosen}
              onBusy={setBusy}
            />
          }
        >
          {table}
          {narrow ? null : last}
        </Columns>
      )}
      {narrow && !single ? last : null}
    </>
  )
}
