import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import { decide } from './decide.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { lookAt } from './look-at.ts'
import { alwaysStaying, pokerTablesRtp } from './poker-tables-rtp.ts'
import { feePercent } from './showdown.ts'
import { chairs } from '../games/ante.ts'
import { sit } from './sit.ts'
import { decidesWithin } from './table-times.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))
const nothing = v.object({})

/**
 * Binds the calls of the poker tables: a session, how the table stands,
 * sitting down, joining a hand, deciding, leaving. Sums in minor units.
 */
export function bindPokerTablesCalls(app: Hono, gateway: Gateway): void {
  const { opening, looking, acting } = frameCalls(app, gateway)
  opening('/api/poker-tables/session', async (session) => ({
    ...(await lookAt(gateway, session)),
    asked: session.room,
    chairs,
    feePercent,
    decidesWithin,
    alwaysStaying,
    returnToPlayer: pokerTablesRtp,
  }))

  looking('/api/poker-tables/look', nothing, ({ session }) => lookAt(gateway, session))

  acting('/api/poker-tables/sit', v.object({ room: whole }), ({ body: { room }, ...act }) => sit(gateway, act, room))

  acting('/api/poker-tables/join', v.object({ ante: whole }), ({ body: { ante }, ...act }) => join(gateway, act, ante))

  acting(
    '/api/poker-tables/decide',
    v.object({ handId: v.pipe(v.string(), v.uuid()), stays: v.boolean() }),
    ({ body, ...act }) => decide(gateway, act, body),
  )

  acting('/api/poker-tables/leave', nothing, (act) => leave(gateway, act))
}
