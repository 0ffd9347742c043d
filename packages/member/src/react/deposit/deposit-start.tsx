import { useApi } from '@parlour/api-client/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { EmptyState, Notice, Skeleton } from '@parlour/ui-kit'
import type { FormDraft } from '@parlour/validation'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import {
  depositChannelsQuery,
  depositPromotionsQuery,
  depositSettingsQuery,
  depositMethods,
  statedPromotions,
} from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import type { CashierPageProps } from '../cashier/cashier-page.ts'
import { useMemberText } from '../use-member-text.ts'
import { DepositForm } from './deposit-form.tsx'

type DepositStartProps = Pick<CashierPageProps, 'language' | 'currency' | 'categoryName'> & {
  draft: FormDraft | undefined
  onOpened: (orderNo: string) => void
}

/**
 * The form of a deposit once what it needs is there, or why there
 * is none. Without the list of bonuses there is simply no bonus.
 */
export function DepositStart({ language, onOpened, ...shared }: DepositStartProps) {
  const text = useMemberText()
  const api = useApi()
  const account = useAccount()
  const settings = useQuery(depositSettingsQuery(api, account))
  const channels = useQuery(depositChannelsQuery(api, account, language))
  const promotions = useQuery(depositPromotionsQuery(api, account, language))
  const ways = useMemo(() => channels.data && depositMethods(channels.data), [channels.data])
  const bonuses = useMemo(() => statedPromotions(promotions.data?.list ?? []), [promotions.data])
  const failed = [settings, channels].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <MemberFailed
        error={failed.error}
        onRetry={() => [settings, channels, promotions].forEach(({ refetch }) => void refetch())}
      />
    )
  if (!settings.data || !ways || promotions.isLoading) return <Skeleton height={480} />
  if (settings.data.allowDeposit !== 'Y') return <Notice tone="warn">{text('member.deposit.closed')}</Notice>
  if (ways.length === 0)
    return <EmptyState title={text('member.deposit.noWay')} text={text('member.deposit.noWayText')} />
  return (
    <>
      <Stale query={settings.error ? settings : channels} />
      <DepositForm
        {...shared}
        language={language}
        settings={settings.data.depositInfo}
        ways={ways}
        promotions={bonuses}
        onOpened={({ orderNo }) => onOpened(orderNo)}
      />
    </>
  )
}
