import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import * as v from 'valibot'
import { missions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { dayMs, memberBatch } from '../../kernel/jobs/index.ts'
import type { BatchStep, Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import type { Notifier } from '../../kernel/ports/index.ts'
import { giveAndNotify, issueAndNotify } from '../promotions/give-and-notify.ts'
import { withRule, type Mission } from './find-mission.ts'
import { milestoneClaim, missionType } from './milestones.ts'
import { missionClaimDays, missionRules, missionTerms, periodOf, prizeOf } from './mission-rules.ts'
import { placeTitle } from './mission-messages.ts'
import { bestFirst, standings, type LeaderboardPlace } from './standings.ts'

const hour = 3_600_000
const grace = 600_000

/** Opens the run of every mission that holds `now`, where it is missing. */
export async function openMissions(tx: Database, now: number): Promise<void> {
  const runs = missionRules.map((rule) => ({ code: rule.code, ...periodOf(rule, now) }))
  await tx.insert(missions).values(runs).onConflictDoNothing()
}

/** Pays the places of a leaderboard that win; the wallets of their members are held first. */
async function payPlaces(
  tx: Database,
  ports: Notifier,
  mission: Mission,
  winners: readonly LeaderboardPlace[],
  at: number,
): Promise<void> {
  await lockWallets(
    tx,
    winners.map(({ memberId }) => memberId),
  )
  for (const [index, { memberId, value }] of winners.entries()) {
    const amount = prizeOf(mission.rule, index, value)
    if (amount === 0) continue
    await giveAndNotify(tx, ports, {
      memberId,
      at,
      type: missionType,
      reference: `mission/${mission.id}/place`,
      title: placeTitle(mission.rule, index + 1),
      amount,
      terms: missionTerms,
    })
  }
}

/** Puts milestones that were reached and not taken into the reward centre, for two weeks, and tells their members. */
async function issueMilestones(
  tx: Database,
  ports: Notifier,
  mission: Mission,
  places: readonly LeaderboardPlace[],
  at: number,
): Promise<void> {
  const expiresAt = at + missionClaimDays * dayMs
  for (const { memberId, value } of places)
    for (const [index, { target }] of mission.rule.milestones.entries()) {
      const claim = value >= target ? milestoneClaim(mission, index + 1, memberId, at) : null
      if (claim) await issueAndNotify(tx, ports, { ...claim, expiresAt })
    }
}

/**
 * Where closing has come to: the mission, the member after whom the next batch begins, and the best of all before.
 */
const cursorForm = v.object({
  missionId: v.number(),
  after: v.number(),
  best: v.array(v.object({ memberId: v.number(), value: v.number() })),
})
type ClosingCursor = v.InferOutput<typeof cursorForm> | null

/** Where a mission has come to: at its beginning, unless the cursor is one of it. */
function comeTo(missionId: number, cursor: unknown): NonNullable<ClosingCursor> {
  const read = v.safeParse(cursorForm, cursor)
  return read.success && read.output.missionId === missionId ? read.output : { missionId, after: 0, best: [] }
}

async function nextEnded(tx: Database, until: number): Promise<Mission | null> {
  const due = await tx
    .select()
    .from(missions)
    .where(and(isNull(missions.closedAt), lte(missions.until, until)))
    .orderBy(asc(missions.until), asc(missions.id))
    .for('update')
  const [row] = due
  if (!row) return null
  const mission = withRule(row)
  if (mission) return mission
  await tx.update(missions).set({ closedAt: until }).where(eq(missions.id, row.id))
  return nextEnded(tx, until)
}

/**
 * Does the next batch of closing the missions that ended by `until`: issues what the next `size` members have reached,
 * and keeps the best of them in the cursor; with the last of them the leaderboard is whole, and its places are paid.
 * Answers null when all are closed.
 */
async function closeNext(
  tx: Database,
  ports: Notifier,
  { until, at, cursor, size }: { until: number; at: number } & BatchStep,
): Promise<ClosingCursor> {
  const mission = await nextEnded(tx, until)
  if (!mission) return null
  const { after, best } = comeTo(mission.id, cursor)
  const { ids, next } = await memberBatch(tx, after, size)
  const places = await standings(tx, mission.rule, mission, ids)
  await issueMilestones(tx, ports, mission, places, at)
  const winners = [...best, ...places].toSorted(bestFirst).slice(0, mission.rule.prizes.length)
  if (next !== null) return { missionId: mission.id, after: next, best: winners }
  await payPlaces(tx, ports, mission, winners, at)
  await tx.update(missions).set({ closedAt: at }).where(eq(missions.id, mission.id))
  return { missionId: mission.id, after, best: [] }
}

/**
 * Closes every mission that ended by `until`, in one transaction: pays its leaderboard, issues what was reached, once.
 */
export async function closeMissions(tx: Database, ports: Notifier, until: number, at: number): Promise<void> {
  let cursor: ClosingCursor = null
  do cursor = await closeNext(tx, ports, { until, at, cursor, size: 10_000 })
  while (cursor !== null)
}

/** Closes the missions that have ended ten minutes ago, when the last rounds are booked, and opens the next ones. */
export const missionJob: Job = {
  name: 'missions',
  every: hour,
  offset: grace,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { ports }, { until }, step) {
    const cursor = await closeNext(tx, ports, { until: until - grace, at: until, ...step })
    if (cursor === null) await openMissions(tx, until)
    return cursor
  },
}
