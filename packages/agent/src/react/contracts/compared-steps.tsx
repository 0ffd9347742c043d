import type { ContractImpact } from '@parlour/api-client/endpoints'
import { useNarrow } from '@parlour/ui-kit'
import { monthByStep, termOf } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { together, useMonthColumns, type MonthColumn } from './month-columns.tsx'
import { MonthTable } from './month-table.tsx'
import { monthOf } from './month-of.ts'
import type { ContractMessages } from './use-contract-messages.ts'

interface ComparedStepsProps {
  impact: ContractImpact
  messages: ContractMessages
  currency: string
}

/** The steps of what is in force and of what would be beside each other, and last month under both. */
export function ComparedSteps({ impact, messages, currency }: ComparedStepsProps) {
  const text = useAgentText()
  const { covering, lastMonth, kind } = impact
  const [current, next] = [impact.current ?? covering, impact.next ?? covering]
  const columns = useMonthColumns(kind, messages, currency)
  const [now, offered] = [current?.tiers ?? [], next?.tiers ?? []].map((tiers) => tiers.map(termOf))
  const isDivided = lastMonth.steps.length > 0
  const nextHead = text(impact.next ? 'agent.contract.next' : 'agent.contract.without')
  const narrow = useNarrow()
  const month = isDivided ? [columns.periods, columns.counted] : []
  const side = (rate: MonthColumn, paid: MonthColumn) =>
    isDivided ? (narrow ? [rate, paid] : [together(rate, paid)]) : [rate]
  const sides = [
    ...(current ? side(columns.now, columns.nowPaid) : []),
    ...(next ? side({ ...columns.next, head: nextHead }, columns.nextPaid) : []),
    ...(current && next ? [columns.change] : []),
  ]
  return (
    <MonthTable
      title={isDivided ? text('agent.contract.monthBoth', { month: monthOf(lastMonth) }) : text('agent.contract.steps')}
      end={next && messages.period(next.period)}
      columns={[columns.asks, ...month, ...sides]}
      steps={monthByStep(now ?? [], offered ?? [], lastMonth.steps)}
      {...(!isDivided &&
        current &&
        next && { note: text(covering ? 'agent.contract.coveringNote' : 'agent.contract.otherPeriods') })}
      {...(isDivided && kind === 'dividend' && { note: text('agent.income.limit') })}
    />
  )
}
