import type { TeamOverview } from '@parlour/api-client/endpoints'
import type { LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { SaveFile } from '@parlour/screen-kit/react'
import { Card, CardText } from '@parlour/ui-kit'
import { Chart, type ChartPoint, type ChartSeries } from '@parlour/ui-kit/chart'
import { houseToday } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'
import { useDayNames } from './use-day-names.ts'

interface TeamChartProps {
  overview: TeamOverview
  language: LanguageCode
  currency: string
  zone: string
}

/** Money in and out by day, with what is left, as a picture or a table, and as a file. */
export function TeamChart({ overview, language, currency, zone }: TeamChartProps) {
  const text = useAgentText()
  const format = useFormat()
  const names = useDayNames(language, zone)
  const { days, totals } = overview
  const points: ChartPoint[] = days.map(({ day }) => ({
    id: String(day),
    label: names.short(day),
    name: names.long(day),
  }))
  const money = (minor: number) => format.money(minor, currency)
  const net = (one: { deposits: number; withdrawals: number }) => one.deposits - one.withdrawals
  const series: ChartSeries[] = [
    {
      id: 'in',
      label: text('agent.figure.deposits'),
      kind: 'bar',
      color: 'info',
      values: days.map(({ deposits }) => deposits),
      total: money(totals.deposits),
    },
    {
      id: 'out',
      label: text('agent.figure.withdrawals'),
      kind: 'bar',
      color: 'edge',
      values: days.map(({ withdrawals }) => withdrawals),
      total: money(totals.withdrawals),
    },
    {
      id: 'net',
      label: text('agent.chart.net'),
      kind: 'line',
      color: 'gold',
      values: days.map(net),
      total: money(net(totals)),
    },
  ]
  const dayOf = (at: number) => houseToday(at, zone)
  return (
    <Card as="section">
      <Chart
        title={text('agent.chart.title')}
        level={2}
        points={points}
        series={series}
        format={money}
        formatTick={(value) => format.compact(value / 100)}
        words={{
          asTable: text('agent.chart.asTable'),
          pointHead: text('agent.chart.day'),
          keys: text('agent.chart.keys'),
        }}
        end={
          <SaveFile
            size="sm"
            fileName={`team-${dayOf(overview.startTime)}-${dayOf(overview.endTime)}.csv`}
            rows={days}
            columns={[
              { head: text('agent.chart.day'), csvValue: ({ day }) => dayOf(day) },
              { head: `${text('agent.figure.deposits')} (${currency})`, csvValue: ({ deposits }) => deposits / 100 },
              {
                head: `${text('agent.figure.withdrawals')} (${currency})`,
                csvValue: ({ withdrawals }) => withdrawals / 100,
              },
              { head: `${text('agent.chart.net')} (${currency})`, csvValue: (day) => net(day) / 100 },
              { head: `${text('agent.figure.turnover')} (${currency})`, csvValue: ({ turnover }) => turnover / 100 },
              { head: `${text('agent.figure.profit')} (${currency})`, csvValue: ({ profit }) => profit / 100 },
              { head: text('agent.figure.activeMembers'), csvValue: ({ activeMembers }) => activeMembers },
            ]}
          />
        }
      />
      <CardText>{text('agent.days.zone', { zone })}</CardText>
    </Card>
  )
}
