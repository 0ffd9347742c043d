import { and, asc, inArray, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { missions } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { holdWallets } from '../ledger/accounts.ts'
import { issueClaim } from '../promotions/claims.ts'
import { giveAndTell } from '../promotions/give-and-tell.ts'
import { withRule, type Mission } from './find-mission.ts'
import { milestoneClaim, missionType } from './milestones.ts'
import { missionRules, missionTerms, periodOf, prizeOf } from './mission-rules.ts'
import { placeTitle } from './mission-words.ts'
import { standings, type Place } from './standings.ts'

const hour = 3_600_000
const grace = 600_000
const claimDays = 14

/** Opens the run of every mission that holds `now`, where it is missing. */
export async function openMissions(tx: Database, now: number): Promise<void> {
  const runs = missionRules.map((rule) => ({ code: rule.code, ...periodOf(rule, now) }))
  await tx.insert(missions).values(runs).onConflictDoNothing()
}

const winnersOf = ({ rule: { prizes } }: Mission, places: readonly Place[]): readonly Place[] => places.slice(0, prizes.length)

async function payPlaces(tx: Database, mission: Mission, places: readonly Place[], at: number): Promise<void> {
  for (const [index, { memberId, value }] of winnersOf(mission, places).entries()) {
    const amount = prizeOf(mission.rule, index, value)
    if (amount === 0) continue
    await giveAndTell(tx, {
      memberId, at,
      type: missionType,
      reference: `mission/${mission.id}/place`,
      title: placeTitle(mission.rule, index + 1),
      amount,
      terms: missionTerms,
    })
  }
}

/** Puts milestones that were reached and not taken into the reward centre, for two weeks. */
async function issueMilestones(tx: Database, mission: Mission, places: readonly Place[], at: number): Promise<void> {
  for (const { memberId, value } of places) {
    for (const [index, { target }] of mission.rule.milestones.entries()) {
      const claim = value >= target ? milestoneClaim(mission, index + 1, memberId, at) : null
      if (claim) await issueClaim(tx, { ...claim, expiresAt: at + claimDays * dayMs })
    }
  }
}

/** Closes every mission that ended by `until`: pays its leaderboard, issues what was reached, once. */
export async function closeMissions(tx: Database, until: number, at: number): Promise<void> {
  const due = await tx.select().from(missions).where(and(isNull(missions.closedAt), lte(missions.until, until)))
    .orderBy(asc(missions.until), asc(missions.id)).for('update')
  const ended: { readonly mission: Mission; readonly places: readonly Place[] }[] = []
  for (const row of due) {
    const mission = withRule(row)
    if (mission) ended.push({ mission, places: await standings(tx, mission.rule, mission) })
  }
  await holdWallets(tx, ended.flatMap(({ mission, places }) => winnersOf(mission, places)).map(({ memberId }) => memberId))
  for (const { mission, places } of ended) {
    await payPlaces(tx, mission, places, at)
    await issueMilestones(tx, mission, places, at)
  }
  await tx.update(missions).set({ closedAt: at }).where(inArray(missions.id, due.map(({ id }) => id)))
}

/** Closes the missions that have ended ten minutes ago, when the last rounds are booked, and opens the next ones. */
export const missionJob: Job = {
  name: 'missions',
  every: hour,
  offset: grace,
  makeUp: 1,
  async run(tx, _gateway, { until }) {
    await closeMissions(tx, until - grace, until)
    await openMissions(tx, until)
  },
}
