import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { AsOf, Stale, useAccount } from '@parlour/screen-kit/react'
import { Notice, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import {
  payoutAccountsQuery,
  whyNothing,
  withdrawBanksQuery,
  withdrawPlanQuery,
  withdrawSettingsQuery,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { useMemberText } from '../use-member-text.ts'
import { WithdrawClosed } from './withdraw-closed.tsx'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawPlan } from './withdraw-plan.tsx'

type WithdrawStartProps = Pick<CashierPageProps, 'language' | 'currency' | 'categoryName'> & {
  onAsked: (orderNo: string) => void
}

/** What can be withdrawn, and the form of a withdrawal once what it needs is there; or why there is none. */
export function WithdrawStart({ language, currency, categoryName, onAsked }: WithdrawStartProps) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const plan = useQuery(withdrawPlanQuery(api, account, language))
  const settings = useQuery(withdrawSettingsQuery(api, account))
  const cards = useQuery(payoutAccountsQuery(api, account))
  const banks = useQuery(withdrawBanksQuery(api, account))
  const all = [plan, settings, cards, banks]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed) return <MemberFailed error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
  if (!plan.data || !settings.data || !cards.data || !banks.data) return <Skeleton height={560} />
  const why = whyNothing(plan.data, settings.data)
  return (
    <>
      <Stale query={all.find(({ error }) => error) ?? plan} />
      <WithdrawPlan plan={plan.data} currency={currency} categoryName={categoryName} />
      <AsOf query={plan} />
      {settings.data.allowWithdraw === 'Y' ? (
        <>
          {why ? (
            <Notice>
              {text(`member.withdraw.${why}`, { sum: format.money(plan.data.minimumAmount ?? 0, currency) })}
            </Notice>
          ) : null}
          <WithdrawForm
            plan={plan.data}
            settings={settings.data}
            cards={cards.data.list}
            maxCards={cards.data.maxCount}
            banks={banks.data.list}
            language={language}
            currency={currency}
            onAsked={({ orderNo }) => onAsked(orderNo)}
          />
        </>
      ) : (
        <WithdrawClosed />
      )}
    </>
  )
}
