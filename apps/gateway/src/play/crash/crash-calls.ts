import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { findRound } from '../rounds/session-round.ts'
import { cashOut } from './cash-out.ts'
import { crashRtp, hashOfSecret } from './crash-point.ts'
import { growth, least, most } from './curve.ts'
import { flightOf } from './flight.ts'
import { lastRounds } from './last-rounds.ts'
import { nextHash } from './secrets.ts'
import { startRound } from './start-round.ts'
import { serializeRound } from './serialize-round.ts'
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
  return serializeRound({
    id: round.id,
    stake: round.stake,
    flight,
    hash: hashOfSecret(flight.secret),
    now: clock.now(),
  })
}

/**
 * Binds the calls of the crash frame: a session, a round, its
 * end, and the question whether it is over. Sums in minor units.
 */
export function bindCrashCalls(app: Hono, gateway: Gateway): void {
  const { opening, looking, acting } = frameCalls(app, gateway)
  opening('/api/crash/session', async (session) => ({
    balance: await playBalance(gateway, session),
    stakes: stakesOf(session.game),
    growth,
    least,
    most,
    nextHash: await nextHash(gateway.db, gateway.random, session),
    round: await roundUnderWay(gateway, session),
    last: await lastRounds(gateway.db, session),
    returnToPlayer: exactRtp(crashRtp),
  }))

  acting('/api/crash/start', startRequest, ({ body, ...call }) => startRound(gateway, call, body))

  acting('/api/crash/out', roundRequest, ({ body: { roundId }, ...call }) => cashOut(gateway, call, roundId))

  looking('/api/crash/watch', roundRequest, ({ session, body: { roundId } }) => watch(gateway, session, roundId))
}
