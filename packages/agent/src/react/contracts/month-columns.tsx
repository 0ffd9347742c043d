import type { ContractKind } from '@parlour/api-client/endpoints'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { Badge, type DataColumn, type DataTotal } from '@parlour/ui-kit'
import type { MonthStep } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import type { ContractMessages } from './use-contract-messages.ts'

/** A column of a month step by step, with the sum over all steps where it has one. */
export type MonthColumn = DataColumn<MonthStep> & { sum?: (steps: readonly MonthStep[]) => string }

const missing = '\u2014'

const added = (steps: readonly MonthStep[], of: (step: MonthStep) => number): number =>
  steps.reduce((sum, step) => sum + of(step), 0)

/** The columns of a month step by step: which steps, how often, and what each side paid. */
export function useMonthColumns(kind: ContractKind, messages: ContractMessages, currency: string) {
  const text = useAgentText()
  const format = useFormat()
  const signed = useSigned()
  const counted = kind === 'dividend' ? 'netLoss' : 'turnover'
  const moneyOf = (of: (step: MonthStep) => number): Pick<MonthColumn, 'align' | 'cell' | 'sum'> => ({
    align: 'end',
    cell: (step) => (step.periods > 0 ? messages.money(of(step)) : missing),
    sum: (steps) => messages.money(added(steps, of)),
  })
  const change = ({ periods, change: to, nowPaid, nextPaid }: MonthStep) => {
    if (periods > 0) return signed(nextPaid - nowPaid, currency)
    if (to === 1) return <Badge tone="ok">{text('agent.contract.more')}</Badge>
    return to === -1 ? <Badge tone="bad">{text('agent.contract.less')}</Badge> : missing
  }
  return {
    asks: {
      id: 'asks',
      head: text('agent.contract.step'),
      sticky: true,
      cell: ({ asks }) => (asks ? messages.asks(asks) : text('agent.contract.below')),
    },
    periods: {
      id: 'periods',
      head: text('agent.contract.periods'),
      align: 'end',
      cell: ({ periods }) => format.number(periods),
      sum: (steps) => format.number(added(steps, ({ periods }) => periods)),
    },
    counted: {
      id: 'counted',
      head: text(kind === 'dividend' ? 'agent.contract.lost' : 'agent.figure.turnover'),
      ...moneyOf((step) => step[counted]),
    },
    now: { id: 'now', head: text('agent.contract.now'), align: 'end', cell: ({ now }) => messages.rate(now) },
    nowPaid: { id: 'nowPaid', head: text('agent.contract.paidNow'), ...moneyOf(({ nowPaid }) => nowPaid) },
    next: { id: 'next', head: text('agent.contract.next'), align: 'end', cell: ({ next }) => messages.rate(next) },
    nextPaid: { id: 'nextPaid', head: text('agent.contract.paidNext'), ...moneyOf(({ nextPaid }) => nextPaid) },
    change: {
      id: 'change',
      head: text('agent.contract.difference'),
      align: 'end',
      phone: 'value',
      cell: change,
      sum: (steps) =>
        signed(
          added(steps, ({ nowPaid, nextPaid }) => nextPaid - nowPaid),
          currency,
        ),
    },
  } satisfies Record<string, MonthColumn>
}

/** A rate over what it paid, in one column: beside each other on a wide screen they leave no place for the step. */
export const together = (rate: MonthColumn, paid: MonthColumn): MonthColumn => ({
  ...rate,
  ...(paid.sum && { sum: paid.sum }),
  cell: (step) =>
    step.periods > 0 ? (
      <>
        {rate.cell(step)}
        <br />
        {paid.cell(step)}
      </>
    ) : (
      rate.cell(step)
    ),
})

/** The totals of a month: the sum of each column that has one. */
export const monthTotals = (
  label: string,
  columns: readonly MonthColumn[],
  steps: readonly MonthStep[],
): DataTotal[] => [
  { label, cells: Object.fromEntries(columns.flatMap(({ id, sum }) => (sum ? [[id, sum(steps)] as const] : []))) },
]
