import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../gateway.ts'
import { acting, looking, opening } from '../frame-calls.ts'
import { decide } from './decide.ts'
import { join } from './join.ts'
import { leave } from './leave.ts'
import { lookAt } from './look-at.ts'
import { alwaysStaying, roomsReturn } from './rooms-return.ts'
import { chairs, feePercent } from './showdown.ts'
import { sit } from './sit.ts'
import { decidesWithin } from './table-times.ts'

const whole = v.pipe(v.number(), v.integer(), v.minValue(1))
const nothing = v.object({})

/** Binds the calls of the rooms: a session, how the table stands, sitting down, joining a hand, deciding, leaving. Sums in minor units. */
export function bindRoomsCalls(app: Hono, gateway: Gateway): void {
  app.post('/api/rooms/session', opening(gateway, async (session) => ({
    ...(await lookAt(gateway, session)),
    asked: session.room,
    chairs,
    feePercent,
    decidesWithin,
    alwaysStaying,
    returnToPlayer: roomsReturn,
  })))

  app.post('/api/rooms/look', looking(gateway, nothing, ({ session }) => lookAt(gateway, session)))

  app.post('/api/rooms/sit', acting(gateway, v.object({ room: whole }), ({ body: { room }, ...act }) => sit(gateway, act, room)))

  app.post('/api/rooms/join', acting(gateway, v.object({ ante: whole }), ({ body: { ante }, ...act }) => join(gateway, act, ante)))

  app.post('/api/rooms/decide', acting(gateway, v.object({ handId: v.pipe(v.string(), v.uuid()), stays: v.boolean() }), ({ body, ...act }) =>
    decide(gateway, act, body)))

  app.post('/api/rooms/leave', acting(gateway, nothing, (act) => leave(gateway, act)))
}
