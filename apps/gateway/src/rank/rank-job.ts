import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { jobRuns, members } from '../db/tables/index.ts'
import type { BatchedJob } from '../jobs/job.ts'
import { dayMs, startOfDay, startOfMonth } from '../jobs/manila-calendar.ts'
import { memberBatch, type MemberBatch } from '../jobs/member-batch.ts'
import { tell } from '../support/tell-member.ts'
import { issueSalary, issueUpgrades } from './rank-rewards.ts'
import { rankOf, reachedLevel } from './ranks.ts'
import { rankTurnovers } from './turnovers.ts'

const salaryRuns = 'rank-salaries'
const grace = 600_000

/** Where the job has come to: all salaries come before the first rank is raised. */
interface RankCursor {
  readonly step: 'salaries' | 'ranks'
  readonly after: number
}

const levelsOf = ({ members: some }: MemberBatch): Map<number, number> => new Map(some.map(({ id, level }) => [id, level]))

/** Raises those of a batch whose stakes up to `until` have reached a higher rank, and issues what goes with it. */
async function raiseRanks(tx: Database, batch: MemberBatch, until: number, at: number): Promise<void> {
  const levels = levelsOf(batch)
  for (const turnover of await rankTurnovers(tx, until, batch.ids)) {
    const { memberId } = turnover
    const before = levels.get(memberId)
    if (before === undefined) continue
    const level = reachedLevel(before, turnover)
    if (level === before) continue
    await tx.update(members).set({ rankLevel: level }).where(eq(members.id, memberId))
    await issueUpgrades(tx, { memberId, before, level, at })
    await tell(tx, { memberId, kind: 'rank.raised', values: { rank: rankOf(level).labelName }, at })
  }
}

/** Issues the salaries of a batch for the calendar month that ended at `end`. */
async function issueSalaries(tx: Database, batch: MemberBatch, end: number, at: number): Promise<void> {
  const levels = levelsOf(batch)
  for (const { memberId, monthly } of await rankTurnovers(tx, end, batch.ids)) {
    const level = levels.get(memberId)
    if (level !== undefined) await issueSalary(tx, { memberId, level, monthly, month: startOfMonth(end, -1), at })
  }
}

/** Whether the salaries of the month that ended at `end` are all issued. */
async function haveSalaries(tx: Database, end: number): Promise<boolean> {
  return (await tx.select().from(jobRuns).where(and(eq(jobRuns.job, salaryRuns), eq(jobRuns.until, end)))).length > 0
}

/**
 * Every night: salaries of the month that ended, at the ranks it ended with, then the ranks that were reached since. The month
 * is noted with the last batch of its salaries: what a night leaves undone is done in the next, and a member has one salary a month.
 */
export const rankJob: BatchedJob = {
  name: 'ranks',
  every: dayMs,
  offset: startOfDay(0) + grace,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, _gateway, { until }, { cursor, size }) {
    const midnight = startOfDay(until)
    const end = startOfMonth(midnight)
    const first = async (): Promise<RankCursor> => ({ step: (await haveSalaries(tx, end)) ? 'ranks' : 'salaries', after: 0 })
    const { step, after } = (cursor as RankCursor | null) ?? (await first())
    const batch = await memberBatch(tx, after, size)
    if (step === 'salaries') await issueSalaries(tx, batch, end, until)
    else await raiseRanks(tx, batch, midnight, until)
    if (batch.next !== null) return { step, after: batch.next } satisfies RankCursor
    if (step === 'ranks') return null
    await tx.insert(jobRuns).values({ job: salaryRuns, until: end, at: until }).onConflictDoNothing()
    return { step: 'ranks', after: 0 } satisfies RankCursor
  },
}
