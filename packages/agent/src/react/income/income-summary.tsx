import { useApi } from '@parlour/api-client/react'
import type { listIncome, ResponseOf } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { PeriodResult } from '@parlour/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { changeOf, daysBeforeThese, daysOf, incomeDaysQuery, incomeKinds, type IncomeView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface IncomeSummaryProps {
  /** Undefined while they are on their way. */
  totals: ResponseOf<typeof listIncome>['totals'] | undefined
  view: IncomeView
  zone: string
  currency: string
  failed: boolean
}

/** What was earned in all, against the period before, and how much of it by which kind. */
export function IncomeSummary({ totals, view, zone, currency, failed }: IncomeSummaryProps) {
  const text = useAgentText()
  const format = useFormat()
  const before = useQuery(incomeDaysQuery(useApi(), useAccount(), daysBeforeThese(view), zone)).data?.totals?.total
  if (failed) return null
  const days = daysOf(view)
  const total = totals?.total ?? 0
  const money = (minor: number) => format.money(minor, currency)
  const change = before === undefined ? null : changeOf(total, before)
  return (
    <PeriodResult
      loading={!totals}
      title={text('agent.income.earned', { sum: money(total), days })}
      text={
        before === undefined
          ? null
          : change
            ? text(change.way === 'up' ? 'agent.income.more' : 'agent.income.less', {
                share: format.percent(Math.round(change.percent * 10) / 10),
                sum: money(before),
                days,
              })
            : text('agent.income.before', { sum: money(before), days })
      }
      figures={incomeKinds.map((kind) => ({
        id: kind,
        name: text(`agent.income.kind.${kind}`),
        value: money(totals?.[kind] ?? 0),
        note: total > 0 ? format.percent(Math.round(((totals?.[kind] ?? 0) / total) * 1_000) / 10) : null,
      }))}
    />
  )
}
