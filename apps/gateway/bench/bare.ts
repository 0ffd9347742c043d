import type { IncomingMessage, ServerResponse } from 'node:http'
import { getBalance, getStatus, listGames, login } from '@parlour/api-client/endpoints'
import * as v from 'valibot'
import { handleListGames } from '../src/play/games/list-games.ts'
import type { Gateway } from '../src/kernel/config/gateway.ts'
import { playRound } from '../src/play/generic-game/play-round.ts'
import { findGameSession } from '../src/play/rounds/game-session.ts'
import { handleBalance } from '../src/money/wallet/get-balance.ts'
import { findSession } from '../src/identity/session/find-session.ts'
import { handleLogin } from '../src/identity/session/login.ts'
import { handleStatus } from '../src/content/system/get-status.ts'
import { bareCall } from './call.ts'

type Work = (gateway: Gateway, incoming: IncomingMessage, body: string) => Promise<unknown>

const tokenOf = ({ headers }: IncomingMessage): string => headers.authorization ?? ''

/**
 * The handlers of the comparison without routing, schemas, limits, envelope and headers; who asks is still looked up.
 */
const works: Readonly<Record<string, Work>> = {
  '/wps/system/status': (gateway) => handleStatus(bareCall(gateway, getStatus, v.parse(getStatus.request, {}))),
  '/wps/v2/wallets/balance': async (gateway, incoming) => {
    const session = await findSession(gateway, tokenOf(incoming), gateway.clock.now(), 'required', {
      network: '127.0.0',
      country: gateway.config.country,
    })
    return handleBalance(bareCall(gateway, getBalance, {}, session))
  },
  '/wps/relay/GCSGAME_gameList': (gateway, incoming) => {
    const query = new URL(incoming.url ?? '', 'http://localhost').searchParams
    return handleListGames(bareCall(gateway, listGames, v.parse(listGames.request, Object.fromEntries(query))))
  },
  '/wps/session/login': (gateway, _, body) => handleLogin(bareCall(gateway, login, JSON.parse(body) as never)),
  '/api/generic-game/round': async (gateway, { headers }, body) => {
    const now = gateway.clock.now()
    const session = await findGameSession(gateway, headers.authorization, now)
    const { stake } = JSON.parse(body) as { stake: number }
    return (await playRound(gateway, { session, key: String(headers['idempotency-key']), now }, stake)).answer
  },
}

/** A node:http listener over the handlers themselves. */
export const bareListener =
  (gateway: Gateway) =>
  async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const work = works[(incoming.url ?? '').split('?')[0] ?? '']
    let body = ''
    for await (const chunk of incoming) body += String(chunk)
    try {
      const value = await work?.(gateway, incoming, body)
      outgoing.setHeader('Content-Type', 'application/json').end(JSON.stringify({ success: true, value }))
    } catch (error) {
      outgoing.writeHead(500).end(String(error))
    }
  }
