import { and, eq, ne } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { jobRuns, members } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { dayMs, startOfDay, startOfMonth } from '../jobs/manila-calendar.ts'
import { trialType } from '../session/session.ts'
import { tell } from '../support/tell-member.ts'
import { issueSalary, issueUpgrades } from './rank-rewards.ts'
import { rankOf, reachedLevel } from './ranks.ts'
import { rankTurnovers, type RankTurnover } from './turnovers.ts'

const salaryRuns = 'rank-salaries'
const grace = 600_000

async function levelsOf(tx: Database, turnovers: readonly RankTurnover[]): Promise<Map<number, number>> {
  const ids = turnovers.map(({ memberId }) => memberId)
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: members.id, level: members.rankLevel }).from(members)
    .where(and(isAnyOf(members.id, ids), ne(members.type, trialType)))
  return new Map(rows.map(({ id, level }) => [id, level]))
}

/** Raises everybody whose stakes up to `until` have reached a higher rank, and issues what goes with it. */
async function raiseRanks(tx: Database, until: number, at: number): Promise<void> {
  const turnovers = await rankTurnovers(tx, until)
  const levels = await levelsOf(tx, turnovers)
  for (const turnover of turnovers.toSorted((a, b) => a.memberId - b.memberId)) {
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

/** Issues the salaries of the calendar month that ended before `until`, once. */
async function issueSalaries(tx: Database, until: number, at: number): Promise<void> {
  const end = startOfMonth(until)
  const mine = await tx.insert(jobRuns).values({ job: salaryRuns, until: end, at }).onConflictDoNothing().returning()
  if (mine.length === 0) return
  const turnovers = await rankTurnovers(tx, end)
  const levels = await levelsOf(tx, turnovers)
  for (const { memberId, monthly } of turnovers) {
    const level = levels.get(memberId)
    if (level !== undefined) await issueSalary(tx, { memberId, level, monthly, month: startOfMonth(end, -1), at })
  }
}

/**
 * Every night: salaries of the month that ended, at the ranks it ended with, then the ranks that were reached since.
 */
export const rankJob: Job = {
  name: 'ranks',
  every: dayMs,
  offset: startOfDay(0) + grace,
  makeUp: 1,
  async run(tx, _gateway, { until }) {
    const midnight = startOfDay(until)
    await issueSalaries(tx, midnight, until)
    await raiseRanks(tx, midnight, until)
  },
}
