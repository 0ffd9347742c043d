import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import type { Gateway } from '../../gateway.ts'
import { failureAnswer, jsonAnswer } from '../../http/answer.ts'
import { addressOf, networkOf } from '../../http/address.ts'
import { checkRequest } from '../../http/check-request.ts'
import { parseJson, readText } from '../../http/read-request.ts'
import { Refusal, tooMany } from '../../http/refusal.ts'
import { memberBalance } from '../../ledger/accounts.ts'
import { exchangeTicket, findGameSession } from '../game-session.ts'
import { linePays, scatterPays, slotLines, slotReturn } from './paytable.ts'
import { reels } from './reels.ts'
import { spin } from './spin.ts'
import { stakesOf } from './stakes.ts'

const sessionRequest = v.object({ ticket: v.pipe(v.string(), v.minLength(20), v.maxLength(100)) })
const spinRequest = v.object({ stake: v.pipe(v.number(), v.integer(), v.minValue(1)) })
const keyForm = /^[\w-]{8,64}$/

const checkFrame = (context: Context, { config }: Gateway): void => {
  const origin = context.req.header('origin')
  if (origin !== undefined && origin !== config.playOrigin) throw new Refusal('function.not.available', { status: 400 })
}

/** Binds the two calls of the slot frame: a ticket for a session, and a round. Sums are in minor units. */
export function bindSlotCalls(app: Hono, gateway: Gateway): void {
  const answering = (work: (context: Context) => Promise<Response>) => async (context: Context) => {
    try {
      checkFrame(context, gateway)
      const { config, windows } = gateway
      const wait = windows.count(`any/${networkOf(addressOf(context, config.proxies))}`, 600 * config.addressFactor, 60_000)
      if (wait > 0) throw tooMany(wait)
      return await work(context)
    } catch (error) {
      return failureAnswer(gateway, context, error)
    }
  }

  app.post('/api/session', answering(async (context) => {
    const { ticket } = checkRequest(sessionRequest, parseJson(await readText(context.req)))
    const { token, memberId, game } = await exchangeTicket(gateway, ticket, gateway.clock.now())
    const value = {
      token,
      game: { id: game.id, title: game.title, studio: gateway.catalogue.studioName(game.studio) },
      balance: await memberBalance(gateway.db, memberId),
      currencySymbol: gateway.config.currencySymbol,
      currency: gateway.config.currency,
      stakes: stakesOf(game),
      reels,
      lines: slotLines,
      linePays,
      scatterPays,
      returnToPlayer: slotReturn,
    }
    return jsonAnswer({ success: true, value })
  }))

  app.post('/api/spin', answering(async (context) => {
    const now = gateway.clock.now()
    const session = await findGameSession(gateway, context.req.header('authorization'), now)
    const key = context.req.header('idempotency-key') ?? ''
    if (!keyForm.test(key)) throw new Refusal('idempotency.key.missing', { status: 400 })
    const { stake } = checkRequest(spinRequest, parseJson(await readText(context.req)))
    const { answer, replayed } = await spin(gateway, { session, stake, key, now })
    const headers: Record<string, string> = replayed ? { 'Idempotent-Replayed': 'true' } : {}
    return jsonAnswer({ success: true, value: answer }, 200, headers)
  }))
}
