import { dayMs, startOfDay, startOfMonth, startOfWeek } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'

/** Lengths of the periods that are always as long, in milliseconds. */
export const lengths = { realtime: 5 * 60_000, hourly: 60 * 60_000, daily: dayMs } as const

const middle = 15 * dayMs

/** The period of a contract that ends at `until`, or null when none does; days begin at midnight of the platform. */
export function periodEnding(length: string, until: number): Period | null {
  if (length === 'realtime' || length === 'hourly')
    return until % lengths[length] === 0 ? { from: until - lengths[length], until } : null
  if (until !== startOfDay(until)) return null
  const month = startOfMonth(until)
  if (length === 'daily') return { from: until - dayMs, until }
  if (length === 'weekly') return until === startOfWeek(until) ? { from: until - 7 * dayMs, until } : null
  if (length === 'monthly') return until === month ? { from: startOfMonth(until, -1), until } : null
  if (until === month) return { from: startOfMonth(until, -1) + middle, until }
  return until === month + middle ? { from: month, until } : null
}

/** The periods of a contract that end after `from` and not after `until`, oldest first. */
export function periodsEndingIn(length: string, { from, until }: Period): Period[] {
  const step = length === 'realtime' || length === 'hourly' ? lengths[length] : dayMs
  const first = step === dayMs ? startOfDay(from) + dayMs : (Math.floor(from / step) + 1) * step
  const periods: Period[] = []
  for (let end = first; end <= until; end += step) {
    const period = periodEnding(length, end)
    if (period) periods.push(period)
  }
  return periods
}
