import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { acting, looking, opening } from '../frame-calls.ts'
import type { GameSession } from '../game-session.ts'
import { purseBalance } from '../purse.ts'
import { mostLegs, mostReturn } from './bet-sums.ts'
import { couponReturn } from './coupon-return.ts'
import { placeBets, stakeLimits } from './place-bets.ts'
import { readBets } from './read-bets.ts'
import { leaguesOut, readFixtures, returnsOf } from './read-fixtures.ts'
import { marketKinds, picks } from './sports/sport.ts'

/** How far a look reaches back before the last one, in milliseconds: what was being written then has been since. */
const overlap = 60_000

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))
const slip = v.object({
  kind: v.picklist(['single', 'accumulator']),
  stake: whole,
  legs: v.pipe(
    v.array(v.object({ fixture: v.pipe(whole, v.maxValue(2_147_483_647)), market: v.picklist(marketKinds), pick: v.picklist(picks), odds: whole })),
    v.maxLength(mostLegs),
  ),
})
const look = v.object({ since: v.pipe(v.number(), v.integer(), v.minValue(0)) })

/** What stands on the coupon and in the purse of a session; `since` leaves out what has not changed since then. */
async function boardOf(gateway: Gateway, session: GameSession, since: number) {
  const { db, clock } = gateway
  const now = clock.now()
  return {
    now,
    fixtures: await readFixtures(db, session.game, { now, since }),
    bets: await readBets(db, session, since),
    balance: await purseBalance(gateway, session),
  }
}

/** Binds the calls of the coupon's frame: a ticket for a session, what has changed, and a slip. Sums are in minor units, odds in hundredths. */
export function bindCouponCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/coupon/session', opening(gateway, async (session) => {
    const board = await boardOf(gateway, session, 0)
    return {
      ...board,
      leagues: leaguesOut(session.game),
      stakes: stakesOf(session.game),
      ...stakeLimits(session.game),
      mostLegs,
      mostReturn,
      returns: returnsOf(board.fixtures),
      returnToPlayer: couponReturn(session.game),
    }
  }))

  app.post('/api/coupon/board', looking(gateway, look, ({ session, body: { since } }) =>
    boardOf(gateway, session, Math.max(0, since - overlap))))

  app.post('/api/coupon/bet', acting(gateway, slip, ({ session, body, key, now }) =>
    placeBets(gateway, { session, slip: body, key, now })))
}
