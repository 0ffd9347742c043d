import type { Market, News, sportsbookFixtures } from '../../kernel/db/index.ts'
import { sportOf } from './leagues.ts'
import { chancesOf, priced } from './odds.ts'
import { differenceOf } from './strengths.ts'
import { linesOf } from './winning-selection.ts'

/** A fixture as the database holds it. */
export type Fixture = typeof sportsbookFixtures.$inferSelect

/** What a price is made from: the league and the strengths of the sides. */
export type Pairing = Pick<Fixture, 'league' | 'homeStrength' | 'awayStrength'>

/** The news of a fixture, or null before it is out. */
export const newsOf = ({ news }: Pick<Fixture, 'news'>): News | null => news

/** The markets of a new fixture: its fairest lines, priced for any news that may come. */
export function firstMarkets({ league, homeStrength: home, awayStrength: away }: Pairing): readonly Market[] {
  const sport = sportOf(league)
  return priced(chancesOf(sport, { home, away, news: null }, sport.lines(differenceOf(home, away, 0))))
}

/** The markets of a fixture once its news is out: the lines stay, the prices move. */
export function marketsAfter(
  { league, homeStrength: home, awayStrength: away }: Pairing,
  markets: readonly Market[],
  news: News,
): readonly Market[] {
  return priced(chancesOf(sportOf(league), { home, away, news }, linesOf(markets)))
}
