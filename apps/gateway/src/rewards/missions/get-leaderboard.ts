import type { getMissionLeaderboard } from '@parlour/api-client/endpoints'
import { inArray } from 'drizzle-orm'
import { members } from '../../kernel/db/index.ts'
import { masked } from '../../play/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { prizesByPlace } from '../promotions/prizes-by-place.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { pagesOf, rowsOf } from '../../money/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { findMission } from './find-mission.ts'
import { leaderboardOf, prizesNow, withMine } from './leaderboard.ts'
import { missionTerms, prizeOf } from './mission-rules.ts'
import { reachedBy } from './standings.ts'
import { present } from '../../kernel/objects/index.ts'

const mostPlaces = 100
/** The leaderboard of a mission with this member's place. @throws DomainError mission.unknown, in_need_true_account */
export const handleMissionLeaderboard: Handler<typeof getMissionLeaderboard> = async (call) => {
  const {
    gateway: { db },
    request,
    now,
  } = call
  const { memberId: me } = realMemberOf(call)
  const mission = await findMission(db, request.missionId, now)
  const { rule } = mission
  const mine = { memberId: me, value: await reachedBy(db, rule, mission, me) }
  const { rank, places } = withMine(await leaderboardOf(db, mission, now), mine, mostPlaces)
  const prize = (place: number, value: number): number | null =>
    rule.prizes[place - 1] === undefined ? null : prizeOf(rule, place - 1, value)
  const { limit, offset } = rowsOf(request)
  const shown = places.slice(offset, offset + limit)
  const ids = shown.map(({ memberId }) => memberId)
  const rows =
    ids.length === 0
      ? []
      : await db.select({ id: members.id, name: members.username }).from(members).where(inArray(members.id, ids))
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return {
    measure: rule.measure,
    list: shown.map(({ memberId, value }, at) => {
      const place = offset + at + 1
      return {
        rank: place,
        customerName: masked(present(names.get(memberId), `member ${memberId}`)),
        reachedValue: value,
        prize: prize(place, value),
        mine: memberId === me,
      }
    }),
    footer: {
      rank,
      reachedValue: mine.value,
      prize: rank === null ? null : prize(rank, mine.value),
    },
    prizes: prizesByPlace(rule.prizes, prizesNow(mission, places)).map((each) => ({
      ...each,
      terms: serializeTerms(missionTerms, { amount: each.amount }),
    })),
    terms: serializeTerms(missionTerms, { amount: null }),
    ...pagesOf(request, places.length),
  }
}
