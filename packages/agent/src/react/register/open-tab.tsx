import { useApi } from '@parlour/api-client/react'
import { registrationRulesQuery } from '@parlour/auth'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { rateBounds, rateSettingsQuery } from '../../index.ts'
import { OpenForm } from './open-form.tsx'
import { OpenedCard } from './opened-card.tsx'
import type { RegisterPageProps } from './register-props.ts'
import type { OpenedAccount } from './use-new-account.ts'

/** Opening an account: the form, then what to pass on to its owner. */
export function OpenTab({ currency, site, categoryName }: RegisterPageProps) {
  const api = useApi()
  const account = useAccount()
  const rules = useQuery(registrationRulesQuery(api))
  const settings = useQuery(rateSettingsQuery(api, account))
  const [opened, setOpened] = useState<OpenedAccount | null>(null)
  const list = settings.data?.list
  const bounds = useMemo(() => rateBounds(list ?? []), [list])
  const all = [rules, settings]
  const failed = all.find(({ error, data }) => error && !data)
  if (opened) return <OpenedCard opened={opened} site={site} onNew={() => setOpened(null)} />
  if (failed) return <Failed error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
  if (!rules.data || !settings.data) return <Skeleton height={480} />
  return (
    <OpenForm rules={rules.data} bounds={bounds} currency={currency} categoryName={categoryName} onOpened={setOpened} />
  )
}
