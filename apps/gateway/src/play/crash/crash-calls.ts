import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { acting, looking, opening } from '../frame-calls.ts'
import type { GameSession } from '../game-session.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { findRound } from '../session-round.ts'
import { cashOut } from './cash-out.ts'
import { crashReturn, hashOfSecret } from './crash-point.ts'
import { growth, least, most } from './curve.ts'
import { flightOf } from './flight.ts'
import { lastRounds } from './last-rounds.ts'
import { nextHash } from './secrets.ts'
import { startRound } from './start-round.ts'
import { tellRound } from './tell-round.ts'
import { watch } from './watch.ts'

const hundredths = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
const startRequest = v.object({
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
  auto: v.nullable(hundredths),
  salt: v.pipe(v.string(), v.regex(/^[\da-f]{16,64}$/)),
})
const roundRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) })

/** The round that is under way, as its player may know it, or null. */
async function roundUnderWay({ db, clock }: Gateway, session: GameSession) {
  const round = await findRound(db, session)
  if (!round) return null
  const flight = flightOf(round.outcome)
  return tellRound({ id: round.id, stake: round.stake, flight, hash: hashOfSecret(flight.secret), now: clock.now() })
}

/** Binds the calls of the crash frame: a session, a round, its end, and the question whether it is over. Sums in minor units. */
export function bindCrashCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/crash/session', opening(gateway, async (session) => ({
    balance: await purseBalance(gateway, session),
    stakes: stakesOf(session.game),
    growth,
    least,
    most,
    nextHash: await nextHash(gateway.db, gateway.random, session),
    round: await roundUnderWay(gateway, session),
    last: await lastRounds(gateway.db, session),
    returnToPlayer: exactReturn(crashReturn),
  })))

  app.post('/api/crash/start', acting(gateway, startRequest, ({ body, ...call }) => startRound(gateway, call, body)))

  app.post('/api/crash/out', acting(gateway, roundRequest, ({ body: { roundId }, ...call }) => cashOut(gateway, call, roundId)))

  app.post('/api/crash/watch', looking(gateway, roundRequest, ({ session, body: { roundId } }) => watch(gateway, session, roundId)))
}
