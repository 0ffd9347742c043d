import { useApi } from '@parlour/api-client/react'
import { useFormat } from '@parlour/i18n/react'
import { AsOf, Stale, useAccount, useSigned } from '@parlour/screen-kit/react'
import { Card } from '@parlour/ui-kit'
import { StatCard, StatGrid } from '@parlour/ui-kit/chart'
import { useQuery } from '@tanstack/react-query'
import { activityQuery } from '../../index.ts'
import { useBalance } from '../balance/use-balance.ts'
import { MemberFailed } from '../member-failed.tsx'
import { useMemberText } from '../use-member-text.ts'

const missing = '\u2014'

/** The balance with its wallets, and what the last seven days cost in time and money. */
export function AccountFigures({ currency }: { currency: string }) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const balances = useBalance()
  const { data: balance, isError: hasNoBalance } = balances
  const query = useQuery(activityQuery(useApi(), useAccount()))
  const { data: week, error, refetch } = query
  const money = (minor: number) => format.money(minor, currency)
  const wallets = (balance?.balance ?? []).filter(({ availBalance }) => availBalance > 0)
  const parts = wallets.map(
    ({ name, vendor, availBalance }) =>
      `${vendor ? (name ?? vendor) : text('member.account.main')} ${money(availBalance)}`,
  )
  const bonus = balance?.bonus ? [`${text('member.account.bonus')} ${money(balance.bonus)}`] : []
  const { minutes = 0, rounds = 0, result = 0, stakes = 0 } = week?.totals ?? {}
  const time = text('member.account.time', {
    hours: format.number(Math.floor(minutes / 60)),
    minutes: format.number(Math.round(minutes % 60)),
  })
  const waiting = !week && !error
  return (
    <>
      <StatGrid>
        <StatCard
          gold
          label={text('member.account.balance')}
          value={balance ? money(balance.sumBalance) : missing}
          loading={!balance && !hasNoBalance}
          note={format.list([...parts, ...bonus])}
        />
        <StatCard
          label={text('member.account.played')}
          value={week ? time : missing}
          loading={waiting}
          note={week && text('member.account.rounds', { count: rounds })}
        />
        <StatCard
          label={text('member.account.result')}
          value={week ? signed(result, currency) : missing}
          loading={waiting}
          note={week && text('member.account.stakes', { sum: money(stakes) })}
        />
      </StatGrid>
      {error && !week ? (
        <Card as="section">
          <MemberFailed error={error} onRetry={() => void refetch()} />
        </Card>
      ) : (
        <Stale query={query.error ? query : balances} />
      )}
      {hasNoBalance && !balance && !error ? (
        <Card as="section">
          <MemberFailed error={balances.error} onRetry={() => void balances.refetch()} />
        </Card>
      ) : null}
      <AsOf query={query} />
    </>
  )
}
