import type { SportsbookAnswer } from '@parlour/play/calls'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { mostLegs, mostReturn } from './bet-amounts.ts'
import { sportsbookRtp } from './sportsbook-rtp.ts'
import { placeBets, stakeLimits } from './place-bets.ts'
import { readBets } from './read-bets.ts'
import { leaguesOut, readFixtures, returnsOf } from './read-fixtures.ts'
import { marketKinds, picks } from '../../kernel/db/index.ts'

/** How far a look reaches back before the last one, in milliseconds: what was being written then has been since. */
const overlap = 60_000

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))
const slip = v.object({
  kind: v.picklist(['single', 'parlay']),
  stake: whole,
  legs: v.pipe(
    v.array(
      v.object({
        fixture: v.pipe(whole, v.maxValue(2_147_483_647)),
        market: v.picklist(marketKinds),
        pick: v.picklist(picks),
        odds: whole,
      }),
    ),
    v.maxLength(mostLegs),
  ),
})
const look = v.object({ since: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** What stands on the sportsbook and in the purse of a session; `since` leaves out what has not changed since then. */
async function boardOf(gateway: Gateway, session: GameSession, since: number): Promise<SportsbookAnswer> {
  const { db, clock } = gateway
  const now = clock.now()
  return {
    now,
    fixtures: await readFixtures(db, session.game, { now, since }),
    bets: await readBets(db, session, since),
    balance: await playBalance(gateway, session),
  }
}

/**
 * Binds the calls of the sportsbook's frame: a ticket for a session, what
 * has changed, and a slip. Sums are in minor units, odds in hundredths.
 */
export function bindSportsbookCalls(app: Hono, gateway: Gateway): void {
  const { opening, looking, acting } = frameCalls(app, gateway)
  opening('/api/sportsbook/session', async (session) => {
    const board = await boardOf(gateway, session, 0)
    return {
      ...board,
      leagues: leaguesOut(session.game),
      stakes: stakesOf(session.game),
      ...stakeLimits(session.game),
      mostLegs,
      mostReturn,
      returns: returnsOf(board.fixtures),
      returnToPlayer: sportsbookRtp(session.game),
    }
  })

  looking('/api/sportsbook/board', look, ({ session, body: { since } }) =>
    boardOf(gateway, session, Math.max(0, since - overlap)),
  )

  acting('/api/sportsbook/bet', slip, ({ session, body, key, now }) =>
    placeBets(gateway, { session, slip: body, key, now }),
  )
}
