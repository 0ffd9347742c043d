import type { ReactNode } from 'react'
import type { DayRange, IsoDay } from './iso-day.ts'
import { useId, useState } from 'react'
import { IconCaretLeft, IconCaretRight } from '../../icons/index.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { monthText, weekStartOf } from './day-text.ts'
import { addMonths, clampDay, monthOf, rangeOf } from './iso-day.ts'
import { MonthGrid } from './month-grid.tsx'

/** Texts of the calendar; the kit has none of its own. */
export type RangeTexts = {
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
  /** Today's date in the platform's time zone, by the server's clock. */
  today: IsoDay
  /** First day that can be chosen. */
  min?: IsoDay
  /** Last day that can be chosen. */
  max?: IsoDay
  /** Language of months and weekdays, for example `vi`; it also says on which day weeks begin. */
  locale: string
  /** 1 for Monday to 7 for Sunday, where the language is not to decide. */
  weekStart?: number
  words: RangeTexts
  /** Above the month, for example the presets. */
  head?: ReactNode
}

/**
 * A calendar month to choose two days in, in either order.
 *
 * @example <RangePanel value={range} onValue={setRange} today="2026-01-15" locale="en" words={words} />
 */
export const RangePanel = ({
  value,
  onValue,
  today,
  min,
  max,
  locale,
  weekStart = weekStartOf(locale),
  words,
  head,
}: RangePanelProps) => {
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
        <p className="p-calendar__month" id={id} aria-live="polite">
          {monthText(monthOf(day), locale)}
        </p>
        <IconButton
          label={words.prevMonth}
          icon={<IconCaretLeft />}
          aria-disabled={isFirst || undefined}
          onClick={() => turn(-1)}
        />
        <IconButton
          label={words.nextMonth}
          icon={<IconCaretRight />}
          aria-disabled={isLast || undefined}
          onClick={() => turn(1)}
        />
      </div>
      <MonthGrid
        labelledBy={id}
        locale={locale}
        weekStart={weekStart}
        today={today}
        min={min}
        max={max}
        day={day}
        follow={follow}
        range={begun === undefined ? value : rangeOf(begun, clampDay(hint ?? begun, min, max))}
        onDay={(next) => {
          setFollow(true)
          setDay(clampDay(next, min, max))
        }}
        onPick={onPick}
        onHint={setHint}
      />
      <p className="p-calendar__hint" role="status">
        {begun === undefined ? words.chooseFrom : words.chooseTo}
      </p>
    </div>
  )
}
