import { and, isNull, lte } from 'drizzle-orm'
import { missions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { withRule, type Mission } from './find-mission.ts'
import { milestonesTaken, milestoneStatus } from './milestones.ts'
import { reachedBy } from './standings.ts'

/** How far a member is in a mission, and how each of its milestones stands. */
export async function milestoneStates(db: Database, mission: Mission, memberId: number) {
  const { id, rule } = mission
  const reached = await reachedBy(db, rule, mission, memberId)
  const taken = await milestonesTaken(db, id, memberId)
  const states = rule.milestones.map(({ target }, at) => milestoneStatus(mission, taken.get(at + 1), reached >= target))
  return { reached, states }
}

/** How many milestones of the open missions wait to be claimed by a member. */
export async function countClaimableMilestones(db: Database, memberId: number, now: number): Promise<number> {
  const rows = await db
    .select()
    .from(missions)
    .where(and(lte(missions.from, now), isNull(missions.closedAt)))
  const counts = await Promise.all(
    rows
      .flatMap((row) => withRule(row) ?? [])
      .map(async (mission) => {
        const { states } = await milestoneStates(db, mission, memberId)
        return states.filter((state) => state === 'claim').length
      }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}
