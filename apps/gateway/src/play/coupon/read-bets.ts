import { and, asc, desc, eq, gte, inArray, or } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { couponBets, couponFixtures, couponLegs } from '../../db/tables/index.ts'
import type { GameSession } from '../game-session.ts'
import { oddsOf } from './bet-sums.ts'

const mostOpen = 200
const mostSettled = 30

/** A leg of a bet as the page shows it; odds in hundredths, the line in tenths, the score of a fixture that is over. */
export interface LegOut {
  readonly fixture: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly market: string
  readonly line: number | null
  readonly pick: string
  readonly odds: number
  readonly state: string
  readonly score: readonly [home: number, away: number] | null
}

/** A bet as the page shows it; sums in minor units, odds in hundredths. */
export interface BetOut {
  readonly id: string
  readonly stake: number
  readonly odds: number
  readonly possible: number
  readonly state: string
  readonly win: number | null
  readonly placedAt: number
  readonly settledAt: number | null
  readonly legs: readonly LegOut[]
}

/** The bets of these ids, the last placed first. */
export async function betsOut(db: Database, ids: readonly string[]): Promise<BetOut[]> {
  if (ids.length === 0) return []
  const bets = await db.select().from(couponBets).where(inArray(couponBets.id, [...ids])).orderBy(desc(couponBets.placedAt), asc(couponBets.id))
  const rows = await db
    .select({ leg: couponLegs, league: couponFixtures.league, home: couponFixtures.home, away: couponFixtures.away, startsAt: couponFixtures.startsAt, fixtureState: couponFixtures.state, course: couponFixtures.course })
    .from(couponLegs).innerJoin(couponFixtures, eq(couponFixtures.id, couponLegs.fixtureId))
    .where(inArray(couponLegs.betId, [...ids])).orderBy(asc(couponLegs.place))
  return bets.map(({ id, stake, possible, state, win, placedAt, settledAt }) => {
    const own = rows.filter(({ leg }) => leg.betId === id)
    return {
      id, stake, odds: oddsOf(own.map(({ leg }) => leg.odds)), possible, state, win, placedAt, settledAt,
      legs: own.map(({ leg: { fixtureId: fixture, market, line, pick, odds, state: became }, league, home, away, startsAt, fixtureState, course }) => {
        const last = fixtureState === 'over' ? course?.marks.at(-1) : undefined
        const score = fixtureState === 'over' ? ([last?.home ?? 0, last?.away ?? 0] as const) : null
        return { fixture, league, home, away, startsAt, market, line, pick, odds, state: became, score }
      }),
    }
  })
}

/** Whether a bet of a member on the coupon of a game is open. */
export async function hasOpenBet(db: Database, memberId: number, gameId: number): Promise<boolean> {
  const [open] = await db.select({ id: couponBets.id }).from(couponBets)
    .where(and(eq(couponBets.memberId, memberId), eq(couponBets.gameId, gameId), eq(couponBets.state, 'open'))).limit(1)
  return open !== undefined
}

/** The bets of a session's purse in its game that have changed since `since`: every open one, and the last thirty settled. */
export async function readBets(db: Database, { memberId, tokenHash, game }: GameSession, since: number): Promise<BetOut[]> {
  const mine = and(
    memberId === null ? eq(couponBets.sessionHash, tokenHash) : eq(couponBets.memberId, memberId),
    eq(couponBets.gameId, game.id),
    gte(couponBets.changedAt, since),
  )
  const idsOf = (states: readonly ('open' | 'won' | 'lost' | 'void')[], most: number) =>
    db.select({ id: couponBets.id }).from(couponBets)
      .where(and(mine, or(...states.map((state) => eq(couponBets.state, state)))))
      .orderBy(desc(couponBets.placedAt)).limit(most)
  const open = await idsOf(['open'], mostOpen)
  const settled = await idsOf(['won', 'lost', 'void'], mostSettled)
  return betsOut(db, [...open, ...settled].map(({ id }) => id))
}
