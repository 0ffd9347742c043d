import type { DayRange, IsoDay } from './iso-day.ts'
import { useEffect, useRef } from 'react'
import { dayNumber, dayText, weekdayNames } from './day-text.ts'
import { afterWeekStart, weeksOf } from './iso-day.ts'
import { useMonthKeys } from './use-month-keys.ts'

/** Props of the grid of one month. */
export type MonthGridProps = {
  labelledBy: string
  locale: string
  weekStart: number
  today: IsoDay
  min?: IsoDay
  max?: IsoDay
  /** What is chosen, or would be with the day under the pointer. */
  range?: DayRange
  /** The day of the grid that Tab reaches; its month is the one that is drawn. */
  day: IsoDay
  /** Takes the focus along when `day` moves by keys. */
  follow: boolean
  onDay: (day: IsoDay) => void
  onPick: (day: IsoDay) => void
  onHint: (day: IsoDay | undefined) => void
}

const stateOf = (day: IsoDay, range: DayRange | undefined) => {
  if (!range || day < range.from || day > range.to) return undefined
  if (range.from === range.to) return 'single'
  if (day === range.from) return 'from'
  return day === range.to ? 'to' : 'middle'
}

/** The days of a month: cells of 40 in rows of 44, one of them in the order of Tab, the others by keys. */
export const MonthGrid = ({
  labelledBy,
  locale,
  weekStart,
  today,
  min,
  max,
  range,
  day,
  follow,
  onDay,
  onPick,
  onHint,
}: MonthGridProps) => {
  const box = useRef<HTMLDivElement>(null)
  const onKeyDown = useMonthKeys({ day, weekStart, onDay })
  useEffect(() => {
    if (follow) box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [day, follow])
  return (
    <div
      ref={box}
      className="p-month"
      role="grid"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      onKeyDown={onKeyDown}
      onPointerLeave={() => onHint(undefined)}
    >
      <div className="p-month__week" role="row">
        {weekdayNames(locale, weekStart).map(({ short, long }) => (
          <div key={long} role="columnheader" className="p-month__weekday">
            <span aria-hidden="true">{short}</span>
            <span className="p-hidden">{long}</span>
          </div>
        ))}
      </div>
      {weeksOf(day, weekStart).map((week) => (
        <div key={week.at(0)} className="p-month__week" role="row">
          {week.map((one) => {
            const state = stateOf(one, range)
            const off = (min !== undefined && one < min) || (max !== undefined && one > max)
            const column = afterWeekStart(one, weekStart) + 1
            return (
              <div
                key={one}
                className="p-month__cell"
                role="gridcell"
                aria-colindex={column}
                data-state={state}
                aria-selected={state !== undefined}
                style={one === week.at(0) ? { gridColumnStart: column } : undefined}
              >
                <button
                  type="button"
                  className="p-month__day"
                  aria-label={dayText(one, locale)}
                  aria-current={one === today ? 'date' : undefined}
                  aria-disabled={off || undefined}
                  tabIndex={one === day ? 0 : -1}
                  onClick={() => {
                    if (!off) onPick(one)
                  }}
                  onPointerEnter={() => onHint(one)}
                  onFocus={() => onHint(one)}
                >
                  {dayNumber(one, locale)}
                </button>
              </div>
            )
          })}
        </div>
      ))}
    </div>
  )
}
