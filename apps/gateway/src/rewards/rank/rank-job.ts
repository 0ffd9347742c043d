import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { jobRuns, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, memberBatch, startOfDay, startOfMonth } from '../../kernel/jobs/index.ts'
import type { Job, MemberBatch } from '../../kernel/jobs/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { issueSalary, issueUpgrades } from './rank-rewards.ts'
import { reachedLevel } from './ranks.ts'
import { clubLabel } from '../../identity/index.ts'
import { rankTurnovers } from './turnovers.ts'

const salaryRuns = 'rank-salaries'
const grace = 600_000

/** Where the job has come to: all salaries come before the first rank is raised. */
const cursorForm = v.object({ step: v.picklist(['salaries', 'ranks']), after: v.number() })
type RankCursor = v.InferOutput<typeof cursorForm>

const levelsOf = ({ members: some }: MemberBatch): Map<number, number> =>
  new Map(some.map(({ id, level }) => [id, level]))

/** Raises those of a batch whose stakes up to `until` have reached a higher rank, and issues what goes with it. */
async function raiseRanks(tx: Database, ports: Notifier, batch: MemberBatch, until: number, at: number): Promise<void> {
  const levels = levelsOf(batch)
  for (const turnover of await rankTurnovers(tx, until, batch.ids)) {
    const { memberId } = turnover
    const before = levels.get(memberId)
    if (before === undefined) continue
    const level = reachedLevel(before, turnover)
    if (level === before) continue
    await tx.update(members).set({ rankLevel: level }).where(eq(members.id, memberId))
    await issueUpgrades(tx, { memberId, before, level, at })
    await ports.notify(tx, { memberId, kind: 'rank.raised', values: { rank: clubLabel(level).labelName }, at })
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
  return (
    (
      await tx
        .select()
        .from(jobRuns)
        .where(and(eq(jobRuns.job, salaryRuns), eq(jobRuns.until, end)))
    ).length > 0
  )
}

/**
 * Every night: salaries of the month that ended, at the ranks it ended with, then the
 * ranks that were reached since. The month is noted with the last batch of its salaries:
 * what a night leaves undone is done in the next, and a member has one salary a month.
 */
export const rankJob: Job = {
  name: 'ranks',
  every: dayMs,
  offset: startOfDay(0) + grace,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { ports }, { until }, { cursor, size }) {
    const midnight = startOfDay(until)
    const end = startOfMonth(midnight)
    const first = async (): Promise<RankCursor> => ({
      step: (await haveSalaries(tx, end)) ? 'ranks' : 'salaries',
      after: 0,
    })
    const { step, after } = v.parse(v.nullable(cursorForm), cursor) ?? (await first())
    const batch = await memberBatch(tx, after, size)
    if (step === 'salaries') await issueSalaries(tx, batch, end, until)
    else await raiseRanks(tx, ports, batch, midnight, until)
    if (batch.next !== null) return { step, after: batch.next } satisfies RankCursor
    if (step === 'ranks') return null
    await tx.insert(jobRuns).values({ job: salaryRuns, until: end, at: until }).onConflictDoNothing()
    return { step: 'ranks', after: 0 } satisfies RankCursor
  },
}
