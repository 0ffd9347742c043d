import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../gateway.ts'
import { acting, looking, opening } from '../frame-calls.ts'
import { codeOfGame, findNumbersGame } from './find-game.ts'
import { mostLines } from './line.ts'
import { sellTicket } from './sell-ticket.ts'
import { tellGame, tellLobby } from './tell-game.ts'

const code = v.pipe(v.string(), v.maxLength(40))
const line = v.object({
  play: v.pipe(v.string(), v.maxLength(20)),
  chosen: v.pipe(v.array(v.pipe(v.string(), v.maxLength(240))), v.maxLength(4)),
  stake: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
const order = v.object({
  game: code,
  numero: v.pipe(v.string(), v.maxLength(20)),
  lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(mostLines)),
})

/**
 * Binds the calls of the lottery's frame: a ticket of the launch for a session, one game, the lobby, and a lottery ticket. A
 * session plays every lottery game, since the lobby leads to all of them. Sums are in minor units.
 */
export function bindNumbersCalls(app: Hono, gateway: Gateway): void {
  const { catalogue, clock } = gateway
  app.post('/api/numbers/session', opening(gateway, (session) =>
    tellGame(gateway, session, findNumbersGame(catalogue, codeOfGame(catalogue, session.game.id)), clock.now())))

  app.post('/api/numbers/game', looking(gateway, v.object({ game: code }), ({ session, body: { game } }) =>
    tellGame(gateway, session, findNumbersGame(catalogue, game), clock.now())))

  app.post('/api/numbers/lobby', looking(gateway, v.object({}), () => tellLobby(gateway, clock.now())))

  app.post('/api/numbers/ticket', acting(gateway, order, (call) => sellTicket(gateway, call)))
}
