import { useApi } from '@parlour/api-client/react'
import type { PayoutDetails } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { Failed, useAccount } from '@parlour/screen-kit/react'
import { LinkButton, Notice, Skeleton } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { payoutQuery, type IncomeKind } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { usePeriodText } from '../use-period-text.ts'

interface PayoutOfBetsProps {
  payoutId: string
  currency: string
  zone: string
  nameOf: (category: string) => string
  /** The address of the rounds of all days. */
  allHref: string
}

const kinds = {
  commission: 'commission',
  dividend: 'dividend',
  'daily-salary': 'dailySalary',
  'hourly-salary': 'hourlySalary',
  'realtime-salary': 'realtimeSalary',
} as const satisfies Record<PayoutDetails['kind'], IncomeKind>

/** Which payout a list of rounds belongs to: its games, its period, and what of the stakes counts. */
export function PayoutOfBets({ payoutId, currency, zone, nameOf, allHref }: PayoutOfBetsProps) {
  const text = useAgentText()
  const format = useFormat()
  const periodText = usePeriodText(zone)
  const { data, error, refetch } = useQuery(payoutQuery(useApi(), useAccount(), payoutId))
  if (!data) return error ? <Failed error={error} onRetry={() => void refetch()} /> : <Skeleton height={72} />
  const { kind, category, startTime, endTime, turnover } = data
  return (
    <Notice
      title={text('agent.list.ofPayout', { kind: text(`agent.income.kind.${kinds[kind]}`) })}
      actions={
        <LinkButton size="sm" href={allHref}>
          {text('agent.list.allBets')}
        </LinkButton>
      }
    >
      {text('agent.list.ofPayoutText', {
        category: category === 'CONS' ? text('agent.profit.all') : nameOf(category),
        period: periodText(startTime, endTime),
        sum: format.money(turnover, currency),
      })}
    </Notice>
  )
}
