import { useApi } from '@parlour/api-client/react'
import { addDays, dayAt, dayStart, type LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useAccount } from '@parlour/screen-kit/react'
import { Card, CardText, Skeleton } from '@parlour/ui-kit'
import { Chart, type SeriesColor } from '@parlour/ui-kit/chart'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { daysOf, incomeDaysQuery, incomeKinds, type IncomeKind, type TeamView } from '../../index.ts'
import { useDayNames } from '../overview/use-day-names.ts'
import { AgentFailed } from '../agent-failed.tsx'
import { useAgentText } from '../use-agent-text.ts'

interface IncomeChartProps {
  view: TeamView
  zone: string
  currency: string
  language: LanguageCode
}

const colors: Readonly<Record<IncomeKind, SeriesColor>> = {
  commission: 'info',
  dividend: 'gold',
  dailySalary: 'ok',
  hourlySalary: 'edge',
  realtimeSalary: 'warn',
}

/** What was earned by day, the kinds on one another; days without income stand there too. */
export function IncomeChart({ view, zone, currency, language }: IncomeChartProps) {
  const text = useAgentText()
  const format = useFormat()
  const names = useDayNames(language, zone)
  const { from, to } = view
  const query = useQuery({
    ...incomeDaysQuery(useApi(), useAccount(), { from, to }, zone),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  if (!data) return <Card as="section">{query.error ? <AgentFailed query={query} /> : <Skeleton height={300} />}</Card>
  const byDay = new Map(data.list.map((row) => [dayAt(row.day, zone), row]))
  const days = Array.from({ length: daysOf(view) }, (_, index) => addDays(from, index))
  const money = (minor: number) => format.money(minor, currency)
  const kinds = incomeKinds.filter((kind) => kind === 'commission' || (data.totals?.[kind] ?? 0) > 0)
  return (
    <Card as="section">
      <Chart
        title={text('agent.income.byDay')}
        level={2}
        points={days.map((day) => {
          const at = dayStart(day, zone)
          return { id: day, label: names.short(at), name: names.long(at) }
        })}
        series={kinds.map((kind) => ({
          id: kind,
          label: text(`agent.income.kind.${kind}`),
          kind: 'stack',
          color: colors[kind],
          values: days.map((day) => byDay.get(day)?.[kind] ?? 0),
          total: money(data.totals?.[kind] ?? 0),
        }))}
        format={money}
        formatTick={(value) => format.compact(value / 100)}
        words={{
          asTable: text('agent.chart.asTable'),
          pointHead: text('agent.chart.day'),
          keys: text('agent.chart.keys'),
        }}
      />
      <CardText>{text('agent.days.zone', { zone })}</CardText>
    </Card>
  )
}
