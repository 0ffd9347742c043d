import { toWireMoney, type listMissions } from '@parlour/api-client/endpoints'
import { and, asc, desc, isNotNull, isNull, lte } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { missions } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import type { Language } from '../http/languages.ts'
import { answerTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { withRule, type Mission } from './find-mission.ts'
import { milestonesTaken, milestoneStatus } from './milestones.ts'
import { missionTerms, type MissionRule } from './mission-rules.ts'
import { missionText, missionTitle } from './mission-words.ts'
import { reachedBy } from './standings.ts'

/** A value of a mission as the wire shows it: sums in major units, rounds as they are. */
export const inWire = ({ measure }: Pick<MissionRule, 'measure'>, value: number): number =>
  measure === 'ROUNDS' ? value : toWireMoney(value)

async function answerMission(db: Database, mission: Mission, memberId: number, language: Language) {
  const { id, from, until, closedAt, rule } = mission
  const reached = await reachedBy(db, rule, mission, memberId)
  const taken = await milestonesTaken(db, id, memberId)
  const states = rule.milestones.map(({ target }, at) => milestoneStatus(mission, taken.get(at + 1), reached >= target))
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
    reachedValue: inWire(rule, reached),
    nextValue: next ? inWire(rule, next.target) : null,
    milestones: rule.milestones.length,
    milestonesReached: rule.milestones.filter(({ target }) => reached >= target).length,
    claimable: states.filter((state) => state === 'claim').length,
    topPrize: topPrize === undefined ? null : toWireMoney(topPrize),
    terms: answerTerms(missionTerms, { amount: topPrize ?? null }),
  }
}

/**
 * The missions of one status with how far this member is, those that end first on top, the closed ones newest first.
 */
export const handleListMissions: Handler<typeof listMissions> = async (call) => {
  const { gateway: { db }, request, language, now } = call
  const { memberId } = trueMemberOf(call)
  const open = request.status === 'O'
  const rows = await db.select().from(missions)
    .where(and(lte(missions.from, now), open ? isNull(missions.closedAt) : isNotNull(missions.closedAt)))
    .orderBy(open ? asc(missions.until) : desc(missions.until), asc(missions.id))
  const known = rows.flatMap((row) => withRule(row) ?? [])
  const { limit, offset } = rowsOf(request)
  const shown = known.slice(offset, offset + limit)
  return {
    list: await Promise.all(shown.map((mission) => answerMission(db, mission, memberId, language))),
    ...pagesOf(request, known.length),
  }
}
