import { tagOf, type LanguageCode } from '@parlour/i18n'
import { DateRange } from '@parlour/ui-kit/date-range'
import { mostDays, type TeamView } from '../../index.ts'
import { useAgentText } from '../use-agent-text.ts'

interface TeamDaysProps {
  view: TeamView
  today: string
  language: LanguageCode
  /** How many days may be chosen. */
  most?: number
  onView: (view: TeamView) => void
}

const lengths = [7, 14, 30] as const

/** The days of the overview, by presets or from a calendar. */
export function TeamDays({ view, today, language, most = mostDays, onView }: TeamDaysProps) {
  const text = useAgentText()
  const presets = [
    { label: text('agent.days.today'), from: 0, to: 0 },
    ...lengths.map((days) => ({ label: text('agent.days.some', { days }), from: 1 - days, to: 0 })),
  ]
  return (
    <DateRange
      label={text('agent.days.label')}
      value={view}
      onValue={onView}
      today={today}
      max={today}
      locale={tagOf(language)}
      presets={presets}
      beside
      words={{
        prevMonth: text('agent.days.prevMonth'),
        nextMonth: text('agent.days.nextMonth'),
        chooseFrom: text('agent.days.from'),
        chooseTo: text('agent.days.to', { days: most }),
        presets: text('agent.days.presets'),
        close: text('agent.days.close'),
      }}
    />
  )
}
