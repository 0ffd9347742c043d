import type { DayRange, IsoDay } from './iso-day.ts'
import { addDays, clampDay } from './iso-day.ts'

/**
 * A range by one press: days from today, both inside; the last
 * 7 days are `from: -6, to: 0`, the next 7 `from: 0, to: 6`.
 */
export type RangePreset = { label: string; from: number; to: number }

/**
 * The days of a preset, limited to `min` and `max`.
 *
 * @param today `YYYY-MM-DD`
 * @param min first allowed day
 * @param max last allowed day
 * @returns first and last day
 * @example presetRange({ label: 'Last 7 days', from: -6, to: 0 }, '2026-01-15') // { from: '2026-01-09', to: '2026-01-15' }
 */
export const presetRange = ({ from, to }: RangePreset, today: IsoDay, min?: IsoDay, max?: IsoDay): DayRange => ({
  from: clampDay(addDays(today, from), min, max),
  to: clampDay(addDays(today, to), min, max),
})

/**
 * The preset that is this range.
 *
 * @param today `YYYY-MM-DD`
 * @param min first allowed day
 * @param max last allowed day
 * @returns the preset, or undefined
 * @example presetOf([{ label: 'Last 7 days', from: -6, to: 0 }], range, '2026-01-15')
 */
export const presetOf = (
  presets: readonly RangePreset[],
  range: DayRange | undefined,
  today: IsoDay,
  min?: IsoDay,
  max?: IsoDay,
): RangePreset | undefined =>
  presets.find((preset) => {
    const { from, to } = presetRange(preset, today, min, max)
    return from === range?.from && to === range.to
  })
