import type { listMissions } from '@parlour/api-client/endpoints'
import { and, asc, desc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import { missions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Handler, Language } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { withRule, type Mission } from './find-mission.ts'
import { milestoneStates } from './milestone-states.ts'
import { leaderboardOf, prizesNow, withMine } from './leaderboard.ts'
import { missionClaimDays, missionTerms } from './mission-rules.ts'
import { milestoneTitle, missionText, missionTitle, prizeRule } from './mission-messages.ts'
import type { LeaderboardPlace } from './standings.ts'

/** For whom the list is, and when. */
interface Asked {
  readonly memberId: number
  readonly language: Language
  readonly now: number
}

/**
 * What the first place of an open mission would be paid now, in minor units; null without prizes, and of a closed one,
 * whose places stand in its leaderboard.
 */
async function topPrizeNow(
  db: Database,
  mission: Mission,
  mine: LeaderboardPlace,
  now: number,
): Promise<number | null> {
  if (mission.closedAt !== null) return null
  const { places } = withMine(await leaderboardOf(db, mission, now), mine, 1)
  return prizesNow(mission, places)[0] ?? null
}

async function serializeMission(db: Database, mission: Mission, { memberId, language, now }: Asked) {
  const { id, from, until, closedAt, rule } = mission
  const { reached, states } = await milestoneStates(db, mission, memberId)
  const next = rule.milestones.find(({ target }) => reached < target)
  const [topPrize] = rule.prizes
  return {
    missionId: id,
    title: missionTitle(rule, language),
    description: missionText(rule, language),
    measure: rule.measure,
    categories: [...rule.categories],
    status: closedAt === null ? 'O' : 'C',
    startTime: from,
    endTime: until,
    reachedValue: reached,
    nextValue: next ? next.target : null,
    milestones: rule.milestones.length,
    milestonesReached: rule.milestones.filter(({ target }) => reached >= target).length,
    claimable: states.filter((state) => state === 'claim').length,
    claimableMilestones: rule.milestones.flatMap(({ amount }, at) =>
      states[at] === 'claim'
        ? [
            {
              milestone: at + 1,
              title: milestoneTitle(rule, at + 1)[language],
              amount,
              terms: serializeTerms(missionTerms, { amount }),
            },
          ]
        : [],
    ),
    claimDays: missionClaimDays,
    topPrize: topPrize ?? null,
    topPrizeNow: await topPrizeNow(db, mission, { memberId, value: reached }, now),
    prizeRule: prizeRule(rule, language),
    // How often a prize is staked: which sum it is differs by place and by what its winner reaches.
    terms: serializeTerms(missionTerms, { amount: null }),
  }
}

/**
 * The missions of one status with how far this member is, those that end first on top, the closed ones newest first; or
 * the one that is asked for.
 */
export const handleListMissions: Handler<typeof listMissions> = async (call) => {
  const {
    gateway: { db },
    request,
    language,
    now,
  } = call
  const { memberId } = realMemberOf(call)
  const open = request.status === 'O'
  const ofStatus = open ? isNull(missions.closedAt) : isNotNull(missions.closedAt)
  const { missionId } = request
  // A number that is not exact is none of a run.
  const wanted = missionId === undefined ? ofStatus : eq(missions.id, typeof missionId === 'number' ? missionId : 0)
  const rows = await db
    .select()
    .from(missions)
    .where(and(lte(missions.from, now), wanted))
    .orderBy(open ? asc(missions.until) : desc(missions.until), asc(missions.id))
  const known = rows.flatMap((row) => withRule(row) ?? [])
  const { limit, offset } = rowsOf(request)
  const shown = known.slice(offset, offset + limit)
  return {
    list: await Promise.all(shown.map((mission) => serializeMission(db, mission, { memberId, language, now }))),
    ...pagesOf(request, known.length),
  }
}
