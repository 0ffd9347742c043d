import { and, eq } from 'drizzle-orm'
import { inParts, isAnyOf, members } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs } from '../../kernel/jobs/index.ts'
import type { Period } from '../../kernel/jobs/index.ts'
import { turnoverOf } from '../../money/index.ts'
import type { Turnover } from '../../money/index.ts'
import { demoAccountType } from '../../kernel/http/index.ts'
import type { MissionRule } from './mission-rules.ts'

/** How far a member is in a mission: a sum in minor units, or rounds. */
export interface LeaderboardPlace {
  readonly memberId: number
  readonly value: number
}

/** The order of a leaderboard: of the same value the older account comes first. */
export const bestFirst = (a: LeaderboardPlace, b: LeaderboardPlace): number =>
  b.value - a.value || a.memberId - b.memberId

/** How much of a mission one statement reads, so that none takes long. */
const atOnce = 4 * dayMs

const valueOf = ({ measure }: MissionRule, { turnover, win, countedRounds }: Turnover): number =>
  measure === 'STAKE' ? turnover : measure === 'WIN' ? win : countedRounds

function summed(rule: MissionRule, rows: readonly Turnover[]): Map<number, number> {
  const values = new Map<number, number>()
  for (const row of rows) {
    if (rule.categories.length > 0 && !rule.categories.includes(row.category)) continue
    values.set(row.memberId, (values.get(row.memberId) ?? 0) + valueOf(rule, row))
  }
  return values
}

/** How far one member is, worked out from the rounds of the period. */
export async function reachedBy(
  db: Database,
  rule: MissionRule,
  { from, until }: Period,
  memberId: number,
): Promise<number> {
  return summed(rule, await turnoverOf(db, { from, until }, [memberId])).get(memberId) ?? 0
}

/**
 * Who of everybody, or of these, has reached something, best first; of the same value the older account comes first.
 */
export async function standings(
  db: Database,
  rule: MissionRule,
  { from, until }: Period,
  memberIds?: readonly number[],
): Promise<LeaderboardPlace[]> {
  const values = new Map<number, number>()
  for (let part = from; part < until; part += atOnce) {
    const found = await turnoverOf(db, { from: part, until: Math.min(until, part + atOnce) }, memberIds)
    for (const [memberId, value] of summed(rule, found)) values.set(memberId, (values.get(memberId) ?? 0) + value)
  }
  const trial = await inParts(values.keys(), (some) =>
    db
      .select({ id: members.id })
      .from(members)
      .where(and(isAnyOf(members.id, some), eq(members.type, demoAccountType))),
  )
  for (const { id } of trial) values.delete(id)
  return [...values]
    .filter(([, value]) => value > 0)
    .map(([memberId, value]) => ({ memberId, value }))
    .toSorted(bestFirst)
}
