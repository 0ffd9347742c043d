import type { SlotWaiting } from '@parlour/play/calls'
import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../games/stakes.ts'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import type { GameSession } from '../rounds/game-session.ts'
import { playBalance } from '../rounds/play-balance.ts'
import { exactRtp } from '../games/exact-rtp.ts'
import { findRound } from '../rounds/session-round.ts'
import { windowAt } from './evaluate.ts'
import { featureOf, lastStops } from './feature.ts'
import { freeSpins, freeTimes, linePays, scatterPays, slotLines, slotRtp } from './paytable.ts'
import { reels } from './reels.ts'
import { spin } from './spin.ts'
import { spinFree } from './spin-free.ts'

const spinRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const freeRequest = v.object({ roundId: v.pipe(v.string(), v.uuid()) })

/** The round whose free spins wait, as the frame shows it, or null. */
async function waitingRound({ db }: Gateway, session: GameSession): Promise<SlotWaiting | null> {
  const round = await findRound(db, session)
  return (
    round && { roundId: round.id, stake: round.stake, window: windowAt(lastStops(round)), feature: featureOf(round) }
  )
}

/** Binds the calls of the slot's frame: a ticket for a session, a spin, and a free spin. Sums are in minor units. */
export function bindSlotCalls(app: Hono, gateway: Gateway): void {
  const { opening, acting } = frameCalls(app, gateway)
  opening('/api/slot/session', async (session) => ({
    balance: await playBalance(gateway, session),
    stakes: stakesOf(session.game),
    reels,
    lines: slotLines,
    linePays,
    scatterPays,
    freeSpins,
    freeTimes,
    returnToPlayer: exactRtp(slotRtp),
    waiting: await waitingRound(gateway, session),
  }))

  acting('/api/slot/spin', spinRequest, ({ body: { stake }, ...call }) => spin(gateway, call, stake))

  acting('/api/slot/free', freeRequest, ({ body: { roundId }, ...call }) => spinFree(gateway, call, roundId))
}
