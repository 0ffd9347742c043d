import { useApi } from '@parlour/api-client/react'
import type { LanguageCode } from '@parlour/i18n'
import { AsOf, Stale, useAccount } from '@parlour/screen-kit/react'
import { Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { uplineQuery, withdrawPlanQuery, withdrawSettingsQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'
import type { MemberPageHref } from '../member-page-href.ts'
import { UplineForm } from './upline-form.tsx'
import { UplineReceipt } from './upline-receipt.tsx'
import type { UplineReceipt as Receipt } from './use-upline-transfer.ts'

/** Props of `UplineScreen`. */
export interface UplineScreenProps {
  readonly language: LanguageCode
  /** ISO 4217: the currency of the account. */
  readonly currency: string
  /** The address of another page of the centre; links to pages without one are not there. */
  readonly hrefOfPage: MemberPageHref
}

/**
 * Own money to the agent above: who receives it, what can be transferred and what a bonus locks, the payment password
 * last, and a receipt (MEM-02, MEM-03).
 *
 * @example <UplineScreen language="EN" currency="PHP" hrefOfPage={hrefs.member} />
 */
export function UplineScreen({ language, currency, hrefOfPage }: UplineScreenProps) {
  const text = useMemberText()
  const api = useApi()
  const account = useAccount()
  const plan = useQuery(withdrawPlanQuery(api, account, language))
  const settings = useQuery(withdrawSettingsQuery(api, account))
  const upline = useQuery(uplineQuery(api, account))
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  const all = [plan, settings]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed) return <MemberFailed error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
  // Who receives it is a name, which a transfer can do without.
  if (!plan.data || !settings.data || upline.isPending) return <Skeleton height={480} />
  const receiver = { name: text('member.upline.agent'), maskedName: null, level: null, ...upline.data }
  return receipt ? (
    <UplineReceipt
      receipt={receipt}
      receiver={receiver.name}
      currency={currency}
      recordsHref={hrefOfPage('transactionHistory', { kind: 'other' })}
      onNew={() => setReceipt(null)}
    />
  ) : (
    <>
      <Stale query={plan} />
      <UplineForm
        plan={plan.data}
        receiver={receiver}
        currency={currency}
        lacksPassword={!settings.data.paymentPasswordSet}
        onDone={setReceipt}
      />
      <AsOf query={plan} />
    </>
  )
}
