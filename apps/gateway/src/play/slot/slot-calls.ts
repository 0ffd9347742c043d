import type { Hono } from 'hono'
import * as v from 'valibot'
import { stakesOf } from '../../games/stakes.ts'
import type { Gateway } from '../../gateway.ts'
import { acting, opening } from '../frame-calls.ts'
import { purseBalance } from '../purse.ts'
import { exactReturn } from '../return-to-player.ts'
import { linePays, scatterPays, slotLines, slotReturn } from './paytable.ts'
import { reels } from './reels.ts'
import { spin } from './spin.ts'

const spinRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** Binds the two calls of the slot frame: a ticket for a session, and a round. Sums are in minor units. */
export function bindSlotCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/slot/session', opening(gateway, async (session) => ({
    balance: await purseBalance(gateway, session),
    stakes: stakesOf(session.game),
    reels,
    lines: slotLines,
    linePays,
    scatterPays,
    returnToPlayer: exactReturn(slotReturn),
  })))

  app.post('/api/slot/spin', acting(gateway, spinRequest, ({ session, body: { stake }, key, now }) =>
    spin(gateway, { session, stake, key, now })))
}
