import { useApi } from '@parlour/api-client/react'
import { tagOf, type LanguageCode } from '@parlour/i18n'
import { DateRange } from '@parlour/ui-kit/date-range'
import { daysAfter, daysBefore, longestPeriod, todayOf, wholeDays, type Days, type ShownDays } from '../../index.ts'
import { useMemberText } from '../use-member-text.ts'

interface RecordPeriodProps {
  view: ShownDays
  /** IANA name of the zone whose today is the last day; the machine's without one. */
  zone?: string
  language: LanguageCode
  onPeriod: (days: Days) => void
}

const lengths = [7, 14, 30, 365] as const

/** The days of a record, by presets, from a calendar, or as many before and after them (MEM-04). */
export function RecordPeriod({ view, zone, language, onPeriod }: RecordPeriodProps) {
  const text = useMemberText()
  const today = todayOf(useApi().clock.now(), zone)
  const days = wholeDays(view)
  const presets = [
    { label: text('member.record.today'), from: 0, to: 0 },
    ...lengths.map((length) => ({ label: text('member.record.days', { days: length }), from: 1 - length, to: 0 })),
  ]
  return (
    <DateRange
      label={text('member.record.period')}
      value={days}
      onValue={onPeriod}
      today={today}
      max={today}
      locale={tagOf(language)}
      presets={presets}
      beside
      steps={{
        earlier: { label: text('member.record.earlier'), days: daysBefore(days) },
        later: { label: text('member.record.later'), days: daysAfter(days, today) },
      }}
      words={{
        prevMonth: text('member.record.prevMonth'),
        nextMonth: text('member.record.nextMonth'),
        chooseFrom: text('member.record.from'),
        chooseTo: text('member.record.to', { days: longestPeriod }),
        presets: text('member.record.presets'),
        close: text('member.record.close'),
      }}
    />
  )
}
