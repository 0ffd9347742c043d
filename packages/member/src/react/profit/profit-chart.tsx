import { tagOf, type LanguageCode } from '@parlour/i18n'
import { useFormat } from '@parlour/i18n/react'
import { useSigned } from '@parlour/screen-kit/react'
import { Card, CardText, Skeleton } from '@parlour/ui-kit'
import { Chart } from '@parlour/ui-kit/chart'
import { useMemo } from 'react'
import { dayResults, type Activity } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface ProfitChartProps {
  /** Undefined while it is on its way. */
  activity: Activity | undefined
  language: LanguageCode
  currency: string
  timeZone: string
}

/** Names of days that are `YYYY-MM-DD`, short for the axis and long for the tip. */
const useDayNames = (language: LanguageCode) =>
  useMemo(() => {
    const named = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(tagOf(language), { day: 'numeric', timeZone: 'UTC', ...options })
      return (day: string) => format.format(Date.parse(`${day}T00:00:00Z`))
    }
    return { short: named({ month: 'short' }), long: named({ month: 'long', weekday: 'long' }) }
  }, [language])

/** The result of each day as bars and the running total as a line, or both as a table. */
export function ProfitChart({ activity, language, currency, timeZone }: ProfitChartProps) {
  const text = useMemberText()
  const format = useFormat()
  const signed = useSigned()
  const names = useDayNames(language)
  if (!activity)
    return (
      <Card as="section">
        <Skeleton height={340} />
      </Card>
    )
  const days = dayResults(activity.days)
  return (
    <Card as="section">
      <Chart
        title={text('member.profit.chart')}
        level={2}
        points={days.map(({ day }) => ({ id: day, label: names.short(day), name: names.long(day) }))}
        series={[
          {
            id: 'day',
            label: text('member.profit.ofDay'),
            kind: 'bar',
            color: 'info',
            values: days.map(({ result }) => result),
          },
          {
            id: 'running',
            label: text('member.profit.running'),
            kind: 'line',
            color: 'edge',
            values: days.map(({ running }) => running),
          },
        ]}
        format={(minor) => signed(minor, currency)}
        formatTick={(minor) => format.compact(minor / 100)}
        words={{
          asTable: text('member.profit.asTable'),
          pointHead: text('member.profit.ofDay'),
          keys: text('member.profit.keys'),
        }}
      />
      <CardText>{text('member.profit.rule', { currency, zone: activity.timeZone ?? timeZone })}</CardText>
    </Card>
  )
}
