import { useApi } from '@parlour/api-client/react'
import { tagOf, type LanguageCode } from '@parlour/i18n'
import { DateRange } from '@parlour/ui-kit/date-range'
import { daysAfter, daysBefore, mostDays, todayOf, type RecordView } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface RecordPeriodProps {
  view: Pick<RecordView, 'from' | 'to'>
  /** IANA name of the zone whose today is the last day; the machine's without one. */
  zone?: string
  language: LanguageCode
  onPeriod: (days: Pick<RecordView, 'from' | 'to'>) => void
}

const lengths = [7, 14, 30] as const

/** The days of a record, by presets, from a calendar, or as many before and after them (MEM-04). */
export function RecordPeriod({ view, zone, language, onPeriod }: RecordPeriodProps) {
  const text = useMemberText()
  const today = todayOf(useApi().clock.now(), zone)
  const presets = [
    { label: text('member.record.today'), from: 0, to: 0 },
    ...lengths.map((days) => ({ label: text('member.record.days', { days }), from: 1 - days, to: 0 })),
  ]
  return (
    <DateRange
      label={text('member.record.period')}
      value={view}
      onValue={onPeriod}
      today={today}
      max={today}
      locale={tagOf(language)}
      presets={presets}
      beside
      steps={{
        earlier: { label: text('member.record.earlier'), days: daysBefore(view) },
        later: { label: text('member.record.later'), days: daysAfter(view, today) },
      }}
      words={{
        prevMonth: text('member.record.prevMonth'),
        nextMonth: text('member.record.nextMonth'),
        chooseFrom: text('member.record.from'),
        chooseTo: text('member.record.to', { days: mostDays }),
        presets: text('member.record.presets'),
        close: text('member.record.close'),
      }}
    />
  )
}
