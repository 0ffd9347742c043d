import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { DomainError } from '../../kernel/http/index.ts'

const mostDays = 30

/** The time that a list is asked for, in milliseconds since 1970; both ends are in it. */
export interface AskedTime {
  readonly startTime?: number | undefined
  readonly endTime?: number | undefined
}

/**
 * The period that a list is asked for: from `startTime` through `endTime` (the last millisecond of a day, where whole
 * days are asked for), at most 30 days; the last `usualDays` to the end of today when it is left out.
 * @throws DomainError records.period.invalid
 */
export function periodOf({ startTime, endTime }: AskedTime, now: number, usualDays = 7): Period {
  const last = endTime ?? startOfDay(now) + dayMs - 1
  const first = startTime ?? last + 1 - usualDays * dayMs
  const days = Math.ceil((last + 1 - first) / dayMs)
  if (days < 1 || days > mostDays) throw new DomainError('records.period.invalid', { value: { maximum: mostDays } })
  return { from: first, until: last + 1 }
}
