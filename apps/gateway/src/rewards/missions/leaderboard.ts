import { cacheFor } from '../../kernel/db/index.ts'
import type { Mission } from './find-mission.ts'
import { prizeOf } from './mission-rules.ts'
import { standings, type LeaderboardPlace } from './standings.ts'

const maxAge = 30_000

/** Everybody's places, best first; up to half a minute old. */
export const leaderboardOf = cacheFor(
  maxAge,
  (db, mission: Mission) => standings(db, mission.rule, mission),
  ({ id }) => String(id),
)

/**
 * The first places, as many as asked for, with this member where its value of now belongs, and its rank; the others' may
 * be half a minute old.
 */
export function withMine(everybody: readonly LeaderboardPlace[], mine: LeaderboardPlace, mostPlaces: number) {
  const ahead = ({ value, memberId }: LeaderboardPlace): boolean =>
    value > mine.value || (value === mine.value && memberId < mine.memberId)
  const others = everybody.slice(0, mostPlaces + 1).filter(({ memberId }) => memberId !== mine.memberId)
  if (mine.value <= 0) return { rank: null, places: others.slice(0, mostPlaces) }
  const before = everybody.reduce(
    (count, place) => count + (place.memberId !== mine.memberId && ahead(place) ? 1 : 0),
    0,
  )
  return { rank: before + 1, places: [...others.slice(0, before), mine, ...others.slice(before)].slice(0, mostPlaces) }
}

/** What each place with a prize would be paid now, by place, in minor units; 0 for a place that no member has. */
export const prizesNow = ({ rule }: Pick<Mission, 'rule'>, places: readonly LeaderboardPlace[]): number[] =>
  rule.prizes.map((_, place) => prizeOf(rule, place, places[place]?.value ?? 0))
