import type { DayRange, IsoDay } from './iso-day.ts'
import { addDays, clampDay } from './iso-day.ts'

/** A range by one press: days from today, both inside; the last 7 days are `from: -6, to: 0`, the next 7 `from: 0, to: 6`. */
export type RangePreset = { label: string; from: number; to: number }

/** The days of a preset, as far as `min` and `max` let them. */
export const presetRange = ({ from, to }: RangePreset, today: IsoDay, min?: IsoDay, max?: IsoDay): DayRange => ({
  from: clampDay(addDays(today, from), min, max),
  to: clampDay(addDays(today, to), min, max),
})

/** The preset that names just this range. */
export const presetOf = (presets: readonly RangePreset[], range: DayRange | undefined, today: IsoDay, min?: IsoDay, max?: IsoDay): RangePreset | undefined =>
  presets.find((preset) => {
    const { from, to } = presetRange(preset, today, min, max)
    return from === range?.from && to === range.to
  })
