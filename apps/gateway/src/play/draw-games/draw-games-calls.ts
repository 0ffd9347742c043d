import type { Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../kernel/config/index.ts'
import { frameCalls } from '../frame/frame-calls.ts'
import { codeOfGame, findNumbersGame } from './find-game.ts'
import { mostLines } from './line.ts'
import { sellTicket } from './sell-ticket.ts'
import { serializeGame, serializeLobby } from './serialize-game.ts'

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
 * Binds the calls of the lottery's frame: a ticket of the launch for a session, one game, the lobby, and a lottery
 * ticket. A session plays every lottery game, since the lobby leads to all of them. Sums are in minor units.
 */
export function bindDrawGamesCalls(app: Hono, gateway: Gateway): void {
  const { opening, looking, acting } = frameCalls(app, gateway)
  const { catalogue, clock } = gateway
  opening('/api/draw-games/session', (session) =>
    serializeGame(gateway, session, findNumbersGame(catalogue, codeOfGame(catalogue, session.game.id)), clock.now()),
  )

  looking('/api/draw-games/game', v.object({ game: code }), ({ session, body: { game } }) =>
    serializeGame(gateway, session, findNumbersGame(catalogue, game), clock.now()),
  )

  looking('/api/draw-games/lobby', v.object({}), () => serializeLobby(gateway, clock.now()))

  acting('/api/draw-games/ticket', order, (call) => sellTicket(gateway, call))
}
