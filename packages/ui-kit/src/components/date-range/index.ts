export { addDays, addMonths } from './iso-day.ts'
export { DateRange } from './date-range.tsx'
export { presetOf, presetRange } from './range-preset.ts'
export { RangePanel } from './range-panel.tsx'

export type { DateRangeProps } from './date-range.tsx'
export type { DayRange, IsoDay } from './iso-day.ts'
export type { RangePanelProps, RangeTexts } from './range-panel.tsx'
export type { RangePreset } from './range-preset.ts'
