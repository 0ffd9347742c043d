import { Card, CardHead, CardText, DataTable, FormNote } from '@parlour/ui-kit'
import type { MonthStep } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { monthTotals, type MonthColumn } from './month-columns.tsx'

interface MonthTableProps {
  title: string
  /** At the end of the title: how the month is divided. */
  end?: string | null
  columns: readonly MonthColumn[]
  steps: readonly MonthStep[]
  note?: string
}

/** A month step by step, with its sums. */
export function MonthTable({ title, end, columns, steps, note }: MonthTableProps) {
  const text = useAgentText()
  return (
    <Card as="section">
      <CardHead title={title} end={end ? <FormNote>{end}</FormNote> : null} />
      <DataTable
        caption={title}
        columns={columns}
        rows={steps}
        rowKey={({ asks, now, next }) => JSON.stringify([asks, now, next])}
        totals={steps.some(({ periods }) => periods > 0) ? monthTotals(text('agent.income.total'), columns, steps) : []}
      />
      {note ? <CardText>{note}</CardText> : null}
    </Card>
  )
}
