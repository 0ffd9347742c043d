import type { News } from '../../kernel/db/index.ts'
import type { Roll } from './sports/sport.ts'

/** How many ways of four each news comes in. */
export const newsWays: readonly (readonly [news: News, ways: number])[] = [
  [-1, 1],
  [0, 2],
  [1, 1],
]

const ways = newsWays.reduce((sum, [, count]) => sum + count, 0)

/** How likely each news is. */
export const newsChances: readonly (readonly [news: News, chance: number])[] = newsWays.map(([news, count]) => [
  news,
  count / ways,
])

const newsWeight = 60
const learns = 16
const middle = 1_500
const farthest = 130
const firstStrengths = [90, 65, 40, 15, -15, -40, -65, -90]

/** The strength that a side begins with, by its place in the league: points around 1,500. */
export const firstStrength = (place: number): number => middle + (firstStrengths[place] ?? 0)

/** Draws what is known shortly before a start. */
export function drawNews({ roll }: Roll): News {
  let at = roll(ways)
  for (const [news, count] of newsWays) {
    if (at < count) return news
    at -= count
  }
  return 0
}

/** How far the home side is ahead in strength, once the news is counted. */
export const differenceOf = (home: number, away: number, news: News): number => home - away + news * newsWeight

/**
 * The strengths of both sides after a fixture: the winner takes points from the other, more for a surprise, none for
 * what was to be expected, and no side gets farther than 130 from the middle.
 */
export function strengthsAfter(
  home: number,
  away: number,
  winner: 'home' | 'away' | null,
): readonly [home: number, away: number] {
  const expected = 1 / (1 + 10 ** ((away - home) / 400))
  const got = winner === null ? 0.5 : winner === 'home' ? 1 : 0
  const wanted = Math.round(learns * (got - expected))
  const room =
    wanted > 0
      ? Math.min(wanted, middle + farthest - home, away - middle + farthest)
      : Math.max(wanted, middle - farthest - home, away - middle - farthest)
  return [home + room, away - room]
}
