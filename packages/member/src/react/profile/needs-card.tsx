import { useApi } from '@parlour/api-client/react'
import { Stale, useAccount } from '@parlour/screen-kit/react'
import { Badge, Card, CardHead, LinkButton, SettingList, Skeleton } from '@parlour/ui-kit'
import { IconLock, IconPhone, IconWallet } from '@parlour/ui-kit/icons'
import { useQuery } from '@tanstack/react-query'
import { payoutAccountsQuery, securityQuery, withdrawalNeeds, withdrawSettingsQuery } from '../../index.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'

const icons = { payment: <IconLock />, mobile: <IconPhone />, payoutAccount: <IconWallet /> } as const

const names = {
  payment: 'member.security.payment',
  mobile: 'member.security.mobile',
  payoutAccount: 'member.profile.payoutAccount',
} as const

interface NeedsCardProps {
  readonly securityHref: string
  readonly withdrawHref: string
}

/** What a first withdrawal still takes, and where it is set up. */
export function NeedsCard({ securityHref, withdrawHref }: NeedsCardProps) {
  const text = useMemberText()
  const api = useApi()
  const account = useAccount()
  const settings = useQuery(withdrawSettingsQuery(api, account))
  const accounts = useQuery(payoutAccountsQuery(api, account))
  const security = useQuery(securityQuery(api, account))
  const title = text('member.profile.needs')
  const all = [settings, accounts, security]
  if (!settings.data || !accounts.data || !security.data) {
    const failed = all.find(({ error, data }) => error && !data)
    return (
      <Card as="section">
        <CardHead title={title} />
        {failed ? (
          <MemberFailed error={failed.error} onRetry={() => all.forEach(({ refetch }) => void refetch())} />
        ) : (
          <Skeleton height={128} />
        )}
      </Card>
    )
  }
  const needs = withdrawalNeeds(settings.data, accounts.data, security.data)
  const left = needs.filter(({ met }) => !met).length
  return (
    <Card as="section">
      <CardHead
        title={title}
        tag={
          <Badge tone={left === 0 ? 'ok' : 'warn'}>
            {left === 0 ? text('member.profile.needsMet') : text('member.profile.needsLeft', { count: left })}
          </Badge>
        }
      />
      <Stale query={all.find(({ error }) => error) ?? settings} />
      <SettingList
        label={title}
        rows={needs.map(({ need, met }) => ({
          id: need,
          icon: icons[need],
          title: text(names[need]),
          ...(met ? { state: { tone: 'ok' as const, text: text('member.security.set') } } : null),
          sub: met ? null : text('member.security.missing'),
          action: met ? null : (
            <LinkButton
              size="sm"
              href={need === 'payoutAccount' ? withdrawHref : securityHref}
              aria-label={text('member.security.addOf', { name: text(names[need]) })}
            >
              {text('member.security.add')}
            </LinkButton>
          ),
        }))}
      />
    </Card>
  )
}
