import type { ContractKind, OfferPreview } from '@parlour/api-client/endpoints'
import { monthByStep, type Term } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useMonthColumns } from './month-columns.tsx'
import { monthOf } from './month-of.ts'
import { MonthTable } from './month-table.tsx'
import type { ContractMessages } from './use-contract-messages.ts'

interface MonthUnderProps {
  kind: ContractKind
  steps: readonly Term[]
  lastMonth: OfferPreview['lastMonth']
  messages: ContractMessages
  currency: string
}

/** Last month under the steps that an agent gives, or would give: what the downline gets by each. */
export function MonthUnder({ kind, steps, lastMonth, messages, currency }: MonthUnderProps) {
  const text = useAgentText()
  const columns = useMonthColumns(kind, messages, currency)
  const month = lastMonth.steps.map(({ step, handedOn, ...sums }) => ({
    ...sums,
    current: null,
    next: step,
    currentPaid: 0,
    nextPaid: handedOn,
  }))
  return (
    <MonthTable
      title={text('agent.contract.monthUnder', { month: monthOf(lastMonth) })}
      columns={[
        columns.asks,
        columns.periods,
        columns.counted,
        { ...columns.next, head: text('agent.contract.field.rate') },
        { ...columns.nextPaid, head: text('agent.contract.theyGet'), phone: 'value' },
      ]}
      steps={monthByStep([], steps, month)}
      {...(kind === 'dividend' && { note: text('agent.income.limit') })}
    />
  )
}
