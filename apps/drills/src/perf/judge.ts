import type { Bar, Profile } from './bars.ts'
import { least, median } from './median.ts'

/** What was measured: by profile, target and metric, one value a round. */
export type Measured = Partial<Record<Profile, Record<string, Record<string, number[]>>>>

/** How a bar stands. */
export interface Verdict {
  readonly bar: Bar
  readonly value: number
  readonly limit: number
  /** Null where the value or what it is held against was not measured. */
  readonly holds: boolean | null
}

/** Holds what was measured of one target against bars. */
export const judge = (bars: readonly Bar[], measured: Measured, target: string): Verdict[] =>
  bars.map((bar) => {
    const of = (name: string): number =>
      (bar.stat === 'least' ? least : median)(measured[bar.profile]?.[name]?.[bar.metric] ?? [])
    const value = of(target)
    const limit = bar.to === undefined ? bar.max : bar.ratio * of(bar.to) + (bar.plus ?? 0)
    return { bar, value, limit, holds: Number.isNaN(value) || Number.isNaN(limit) ? null : value <= limit }
  })
