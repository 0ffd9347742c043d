import { and, asc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { couponFixtures } from '../../db/tables/index.ts'
import type { Game } from '../../games/catalogue.ts'
import { simulatedReturns } from './coupon-return.ts'
import type { Fixture } from './fixture.ts'
import { leaguesOf, sportOf } from './leagues.ts'
import { liveAt, type Live } from './live.ts'
import { marketReturn, type Market } from './price.ts'
import type { MarketKind, Timing } from './sports/sport.ts'

const shownAfter = 60 * 60_000

/** A league as the page shows it. */
export interface LeagueOut {
  readonly code: string
  readonly name: string
  readonly sport: string
  readonly timing: Timing
}

/** A fixture as the page shows it: what can be bet on while it is open, how it stands while it is live, its score when it is over. */
export interface FixtureOut {
  readonly id: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly state: 'open' | 'closed' | 'live' | 'over' | 'void'
  readonly news: number | null
  readonly markets: readonly Market[]
  readonly live: Live | null
}

/** The leagues of a title, its own kind first. */
export const leaguesOut = (game: Pick<Game, 'category' | 'classify'>): LeagueOut[] =>
  leaguesOf(game).map(({ code, name }) => ({ code, name, sport: sportOf(code).name, timing: sportOf(code).timing }))

/** A fixture as it stands at `now`; of its course only what has happened by then is told. */
export function fixtureOut({ id, league, home, away, startsAt, state, news, markets, course }: Fixture, now: number): FixtureOut {
  const told = state === 'open' && now >= startsAt ? 'closed' : state
  const live = course && (state === 'live' || state === 'over') ? liveAt(course, sportOf(league).timing, state === 'over' ? course.length : now - startsAt) : null
  return { id, league, home, away, startsAt, state: told, news: state === 'open' ? news : null, markets: told === 'open' ? markets : [], live }
}

/** The fixtures of a title that have changed since `since`, with all that are live; those that are over are shown for an hour. */
export async function readFixtures(db: Database, game: Pick<Game, 'category' | 'classify'>, { now, since }: { readonly now: number; readonly since: number }): Promise<FixtureOut[]> {
  const rows = await db.select().from(couponFixtures)
    .where(and(
      inArray(couponFixtures.league, leaguesOf(game).map(({ code }) => code)),
      or(
        eq(couponFixtures.state, 'live'),
        and(gte(couponFixtures.changedAt, since), or(eq(couponFixtures.state, 'open'), gte(couponFixtures.endsAt, now - shownAfter))),
      ),
    ))
    .orderBy(asc(couponFixtures.startsAt), asc(couponFixtures.league), asc(couponFixtures.place))
  return rows.map((row) => fixtureOut(row, now))
}

/** What a market gives back in percent: by its odds of now, and over simulated bets with the half width of the 99 % interval. */
export interface ReturnOut {
  readonly market: MarketKind
  readonly percent: number
  readonly simulated: number
  readonly interval: number
}

/** What the markets on offer give back, by kind: the mean of 1 divided by the sum of the inverse odds, beside what was simulated. */
export function returnsOf(fixtures: readonly FixtureOut[]): ReturnOut[] {
  const markets = fixtures.flatMap((fixture) => fixture.markets)
  return [...new Set(markets.map(({ kind }) => kind))].map((market) => {
    const all = markets.filter(({ kind }) => kind === market).map(marketReturn)
    const [simulated, interval] = simulatedReturns[market]
    return { market, percent: (all.reduce((sum, each) => sum + each, 0) / all.length) * 100, simulated, interval }
  })
}
