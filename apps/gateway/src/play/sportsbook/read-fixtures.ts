import type { SportsbookFixture, SportsbookLeague, SportsbookReturn } from '@parlour/play/calls'
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import { sportsbookFixtures } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Game } from '../../kernel/ports/index.ts'
import { simulatedRtps } from './sportsbook-rtp.ts'
import type { Fixture } from './fixture.ts'
import { leaguesOf, sportOf } from './leagues.ts'
import { liveAt } from './live.ts'
import { marketRtp } from './odds.ts'

const shownAfter = 60 * 60_000

/** The leagues of a title, its own kind first. */
export const leaguesOut = (game: Pick<Game, 'category' | 'classify'>): SportsbookLeague[] =>
  leaguesOf(game).map(({ code, name }) => ({ code, name, sport: sportOf(code).name, timing: sportOf(code).timing }))

/** A fixture as it stands at `now`; of its course only what has happened by then. */
export function fixtureOut(
  { id, league, home, away, startsAt, state, news, markets, course }: Fixture,
  now: number,
): SportsbookFixture {
  const told = state === 'open' && now >= startsAt ? 'closed' : state
  const live =
    course && (state === 'live' || state === 'over')
      ? liveAt(course, sportOf(league).timing, state === 'over' ? course.length : now - startsAt)
      : null
  return {
    id,
    league,
    home,
    away,
    startsAt,
    state: told,
    news: state === 'open' ? news : null,
    markets: told === 'open' ? markets : [],
    live,
  }
}

/**
 * The fixtures of a title that have changed since `since`, with
 * all that are live; those that are over are shown for an hour.
 */
export async function readFixtures(
  db: Database,
  game: Pick<Game, 'category' | 'classify'>,
  { now, since }: { readonly now: number; readonly since: number },
): Promise<SportsbookFixture[]> {
  const rows = await db
    .select()
    .from(sportsbookFixtures)
    .where(
      and(
        inArray(
          sportsbookFixtures.league,
          leaguesOf(game).map(({ code }) => code),
        ),
        or(
          eq(sportsbookFixtures.state, 'live'),
          and(
            gte(sportsbookFixtures.changedAt, since),
            or(eq(sportsbookFixtures.state, 'open'), gte(sportsbookFixtures.endsAt, now - shownAfter)),
          ),
        ),
      ),
    )
    .orderBy(asc(sportsbookFixtures.startsAt), asc(sportsbookFixtures.league), asc(sportsbookFixtures.place))
  return rows.map((row) => fixtureOut(row, now))
}

/**
 * What the markets on offer give back, by kind: the mean of 1
 * divided by the sum of the inverse odds, beside what was simulated.
 */
export function returnsOf(fixtures: readonly SportsbookFixture[]): SportsbookReturn[] {
  const markets = fixtures.flatMap((fixture) => fixture.markets)
  return [...new Set(markets.map(({ kind }) => kind))].map((market) => {
    const all = markets.filter(({ kind }) => kind === market).map(marketRtp)
    const [simulated, interval] = simulatedRtps[market]
    return { market, percent: (all.reduce((sum, each) => sum + each, 0) / all.length) * 100, simulated, interval }
  })
}
