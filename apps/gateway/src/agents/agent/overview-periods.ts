import type { Call } from '../../kernel/http/index.ts'
import { dayMs, startOfDay } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { refuseArchived } from '../../money/index.ts'
import type { AskedTime } from '../../money/index.ts'

const usualDays = 14
const mostDays = 92

/** A period, and the stretch of the same length before it. */
export interface OverviewPeriods extends Period {
  readonly before: Period
}

/**
 * What an overview of the team is about: the last 14 days when none are asked for, the last 92 of more.
 * @throws DomainError records.period.archived
 */
export async function overviewPeriods({
  gateway,
  request,
  now,
}: Pick<Call<AskedTime>, 'gateway' | 'request' | 'now'>): Promise<OverviewPeriods> {
  const until = (request.endTime ?? startOfDay(now) + dayMs - 1) + 1
  const asked = request.startTime ?? startOfDay(until - 1) - (usualDays - 1) * dayMs
  const from = Math.min(until, Math.max(asked, until - mostDays * dayMs))
  await refuseArchived(gateway.db, from, until - from)
  return { from, until, before: { from: from - (until - from), until: from } }
}
