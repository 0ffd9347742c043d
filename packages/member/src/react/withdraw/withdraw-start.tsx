import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { Notice, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { bankCardsQuery, whyNothing, withdrawBanksQuery, withdrawPlanQuery, withdrawSettingsQuery } from '../../index.ts'
import { Failed } from '../failed.tsx'
import type { MoneyPageProps } from '../money/money-page.ts'
import { useAccount } from '../use-account.ts'
import { useMemberText } from '../use-member-text.ts'
import { WithdrawForm } from './withdraw-form.tsx'
import { WithdrawPlan } from './withdraw-plan.tsx'

type WithdrawStartProps = Pick<MoneyPageProps, 'language' | 'currency' | 'categoryName'> & { onAsked: (orderNo: string) => void }

/** What can be withdrawn, and the form of a withdrawal once what it needs is there; or why there is none. */
export function WithdrawStart({ language, currency, categoryName, onAsked }: WithdrawStartProps) {
  const text = useMemberText()
  const format = useFormat()
  const api = useApi()
  const account = useAccount()
  const plan = useQuery(withdrawPlanQuery(api, account, language))
  const settings = useQuery(withdrawSettingsQuery(api, account))
  const cards = useQuery(bankCardsQuery(api, account))
  const banks = useQuery(withdrawBanksQuery(api, account))
  const all = [plan, settings, cards, banks]
  const failed = all.find(({ error, data }) => error && !data)
  if (failed) return <Failed error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
  if (!plan.data || !settings.data || !cards.data || !banks.data) return <Skeleton height={560} />
  const why = whyNothing(plan.data, settings.data)
  return (
    <>
      <WithdrawPlan plan={plan.data} currency={currency} categoryName={categoryName} />
      {settings.data.allowWithdraw === 'Y' ? (
        <>
          {why ? <Notice>{text(`member.withdraw.${why}`, { sum: format.money(plan.data.minimumAmount, currency) })}</Notice> : null}
          <WithdrawForm
            plan={plan.data} settings={settings.data} cards={cards.data.list} maxCards={cards.data.maxCount ?? 5} banks={banks.data.list} language={language} currency={currency}
            onAsked={({ orderNo }) => onAsked(orderNo)}
          />
        </>
      ) : <Notice tone="warn">{text('member.withdraw.closed')}</Notice>}
    </>
  )
}
