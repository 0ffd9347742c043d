import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { acting, opening } from '../frame-calls.ts'
import type { GameSession } from '../game-session.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { findRound } from '../session-round.ts'
import { windowAt } from './evaluate.ts'
import { featureOf, lastStops } from './feature.ts'
import { freeSpins, freeTimes, linePays, scatterPays, slotLines, slotReturn } from './paytable.ts'
import { reels } from './reels.ts'
import { spin } from './spin.ts'
import { spinFree } from './spin-free.ts'

const spinRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const freeRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) })

/** The round whose free spins wait, as the frame shows it, or null. */
async function waitingRound({ db }: Gateway, session: GameSession) {
  const round = await findRound(db, session)
  return round && { roundId: round.id, stake: round.stake, window: windowAt(lastStops(round)), feature: featureOf(round) }
}

/** Binds the calls of the slot's frame: a ticket for a session, a spin, and a free spin. Sums are in minor units. */
export function bindSlotCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/slot/session', opening(gateway, async (session) => ({
    balance: await purseBalance(gateway, session),
    stakes: stakesOf(session.game),
    reels,
    lines: slotLines,
    linePays,
    scatterPays,
    freeSpins,
    freeTimes,
    returnToPlayer: exactReturn(slotReturn),
    waiting: await waitingRound(gateway, session),
  })))

  app.post('/api/slot/spin', acting(gateway, spinRequest, ({ body: { stake }, ...call }) => spin(gateway, call, stake)))

  app.post('/api/slot/free', acting(gateway, freeRequest, ({ body: { roundId }, ...call }) => spinFree(gateway, call, roundId)))
}
