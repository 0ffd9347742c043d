import type { ReactNode } from 'react'
import type { DayRange, IsoDay } from './iso-day.ts'
import { useId, useState } from 'react'
import { IconCaretLeft, IconCaretRight } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { monthWords, weekStartOf } from './day-words.ts'
import { addMonths, clampDay, monthOf, rangeOf } from './iso-day.ts'
import { MonthGrid } from './month-grid.tsx'

/** Words of the calendar; nothing in it is worded by the kit. */
export type RangeWords = {
  prevMonth: string
  nextMonth: string
  /** Under the days before and after the first press: "Choose the first day", "Choose the last day". */
  chooseFrom: string
  chooseTo: string
}

/** Props of `RangePanel`, the calendar without its field. */
export type RangePanelProps = {
  value?: DayRange
  onValue: (range: DayRange) => void
  /** The day that it is where the sums are made: by the server's clock. */
  today: IsoDay
  min?: IsoDay
  max?: IsoDay
  /** Language of months and weekdays, for example `vi`; it also says on which day weeks begin. */
  locale: string
  /** 1 for Monday to 7 for Sunday, where the language is not to decide. */
  weekStart?: number
  words: RangeWords
  /** Above the month, for example the presets. */
  head?: ReactNode
}

/** A month to choose two days in: the first press begins, the second ends, in either order. */
export const RangePanel = ({ value, onValue, today, min, max, locale, weekStart = weekStartOf(locale), words, head }: RangePanelProps) => {
  const id = useId()
  const [day, setDay] = useState(clampDay(value?.to ?? today, min, max))
  const [follow, setFollow] = useState(false)
  const [begun, setBegun] = useState<IsoDay>()
  const [hint, setHint] = useState<IsoDay>()
  const isFirst = min !== undefined && monthOf(day) <= monthOf(min)
  const isLast = max !== undefined && monthOf(day) >= monthOf(max)

  // At a limit the buttons take no press but keep the focus.
  const turn = (months: number) => {
    if (months < 0 ? isFirst : isLast) return
    setFollow(false)
    setDay(clampDay(addMonths(day, months), min, max))
  }
  const onPick = (one: IsoDay) => {
    setDay(one)
    setBegun(begun === undefined ? one : undefined)
    if (begun !== undefined) onValue(rangeOf(begun, one))
  }
  return (
    <div className="p-calendar">
      {head}
      <div className="p-calendar__head">
        <p className="p-calendar__month" id={id} aria-live="polite">{monthWords(monthOf(day), locale)}</p>
        <IconButton label={words.prevMonth} icon={<IconCaretLeft />} aria-disabled={isFirst || undefined} onClick={() => turn(-1)} />
        <IconButton label={words.nextMonth} icon={<IconCaretRight />} aria-disabled={isLast || undefined} onClick={() => turn(1)} />
      </div>
      <MonthGrid
        labelledBy={id} locale={locale} weekStart={weekStart} today={today} min={min} max={max} day={day} follow={follow}
        range={begun === undefined ? value : rangeOf(begun, clampDay(hint ?? begun, min, max))}
        onDay={(next) => { setFollow(true); setDay(clampDay(next, min, max)) }} onPick={onPick} onHint={setHint}
      />
      <p className="p-calendar__hint" role="status">{begun === undefined ? words.chooseFrom : words.chooseTo}</p>
    </div>
  )
}
