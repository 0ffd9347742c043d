import type { SportsbookBet } from '@parlour/play/calls'
import { and, asc, desc, eq, gte, inArray, or } from 'drizzle-orm'
import { sportsbookBets, sportsbookFixtures, sportsbookLegs } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { oddsOf } from './bet-amounts.ts'

const mostOpen = 200
const mostSettled = 30

/** The bets of these ids, the last placed first. */
export async function betsOut(db: Database, ids: readonly string[]): Promise<SportsbookBet[]> {
  if (ids.length === 0) return []
  const bets = await db
    .select()
    .from(sportsbookBets)
    .where(inArray(sportsbookBets.id, [...ids]))
    .orderBy(desc(sportsbookBets.placedAt), asc(sportsbookBets.id))
  const rows = await db
    .select({
      leg: sportsbookLegs,
      league: sportsbookFixtures.league,
      home: sportsbookFixtures.home,
      away: sportsbookFixtures.away,
      startsAt: sportsbookFixtures.startsAt,
      fixtureState: sportsbookFixtures.state,
      course: sportsbookFixtures.course,
    })
    .from(sportsbookLegs)
    .innerJoin(sportsbookFixtures, eq(sportsbookFixtures.id, sportsbookLegs.fixtureId))
    .where(inArray(sportsbookLegs.betId, [...ids]))
    .orderBy(asc(sportsbookLegs.place))
  return bets.map(({ id, stake, possible, state, win, placedAt, settledAt }) => {
    const own = rows.filter(({ leg }) => leg.betId === id)
    return {
      id,
      stake,
      odds: oddsOf(own.map(({ leg }) => leg.odds)),
      possible,
      state,
      win,
      placedAt,
      settledAt,
      legs: own.map(
        ({
          leg: { fixtureId: fixture, market, line, pick, odds, state: became },
          league,
          home,
          away,
          startsAt,
          fixtureState,
          course,
        }) => {
          const last = fixtureState === 'over' ? course?.marks.at(-1) : undefined
          const score = fixtureState === 'over' ? ([last?.home ?? 0, last?.away ?? 0] as const) : null
          return { fixture, league, home, away, startsAt, market, line, pick, odds, state: became, score }
        },
      ),
    }
  })
}

/** Whether a bet of a member on the sportsbook of a game is open. */
export async function hasOpenBet(db: Database, memberId: number, gameId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: sportsbookBets.id })
    .from(sportsbookBets)
    .where(
      and(eq(sportsbookBets.memberId, memberId), eq(sportsbookBets.gameId, gameId), eq(sportsbookBets.state, 'open')),
    )
    .limit(1)
  return open !== undefined
}

/**
 * The bets of a session's purse in its game that have changed
 * since `since`: every open one, and the last thirty settled.
 */
export async function readBets(
  db: Database,
  { memberId, tokenHash, game }: GameSession,
  since: number,
): Promise<SportsbookBet[]> {
  const mine = and(
    memberId === null ? eq(sportsbookBets.sessionHash, tokenHash) : eq(sportsbookBets.memberId, memberId),
    eq(sportsbookBets.gameId, game.id),
    gte(sportsbookBets.changedAt, since),
  )
  const idsOf = (states: readonly ('open' | 'won' | 'lost' | 'void')[], most: number) =>
    db
      .select({ id: sportsbookBets.id })
      .from(sportsbookBets)
      .where(and(mine, or(...states.map((state) => eq(sportsbookBets.state, state)))))
      .orderBy(desc(sportsbookBets.placedAt))
      .limit(most)
  const open = await idsOf(['open'], mostOpen)
  const settled = await idsOf(['won', 'lost', 'void'], mostSettled)
  return betsOut(
    db,
    [...open, ...settled].map(({ id }) => id),
  )
}
