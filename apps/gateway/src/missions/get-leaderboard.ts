import { toWireMoney, type getMissionLeaderboard } from '@parlour/api-client/endpoints'
import { inArray } from 'drizzle-orm'
import { members } from '../db/tables/index.ts'
import { masked } from '../games/list-winners.ts'
import type { Handler } from '../http/call.ts'
import { answerTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../records/paging.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { findMission } from './find-mission.ts'
import { inWire } from './list-missions.ts'
import { missionTerms, prizeOf } from './mission-rules.ts'
import { standings } from './standings.ts'

const mostPlaces = 100

/** The leaderboard of a mission with this member's place. @throws Refusal mission.unknown, in_need_true_account */
export const answerMissionLeaderboard: Handler<typeof getMissionLeaderboard> = async (call) => {
  const { gateway: { db }, request, now } = call
  const { memberId: me } = trueMemberOf(call)
  const mission = await findMission(db, request.missionId, now)
  const { rule } = mission
  const everybody = await standings(db, rule, mission)
  const prize = (rank: number): number | null =>
    rule.prizes[rank - 1] === undefined ? null : toWireMoney(prizeOf(rule, rank - 1, everybody[rank - 1]?.value ?? 0))
  const places = everybody.slice(0, mostPlaces)
  const { limit, offset } = rowsOf(request)
  const shown = places.slice(offset, offset + limit)
  const ids = shown.map(({ memberId }) => memberId)
  const rows = ids.length === 0 ? [] : await db.select({ id: members.id, name: members.username }).from(members)
    .where(inArray(members.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  const mine = everybody.findIndex(({ memberId }) => memberId === me)
  return {
    measure: rule.measure,
    list: shown.map(({ memberId, value }, at) => {
      const rank = offset + at + 1
      return {
        rank,
        customerName: masked(names.get(memberId) ?? ''),
        reachedValue: inWire(rule, value),
        prize: prize(rank),
        mine: memberId === me,
      }
    }),
    footer: {
      rank: mine === -1 ? null : mine + 1,
      reachedValue: inWire(rule, everybody[mine]?.value ?? 0),
      prize: mine === -1 ? null : prize(mine + 1),
    },
    terms: answerTerms(missionTerms, { amount: null }),
    ...pagesOf(request, places.length),
  }
}
