// Serves one side of the comparison as a process of its own: gateway, or the same handlers bare.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { makeConfig } from '../src/config.ts'
import { createGateway } from '../src/create-gateway.ts'
import { openDatabase } from '../src/db/open-database.ts'
import { gameSessions } from '../src/db/tables/index.ts'
import type { Gateway } from '../src/gateway.ts'
import { makeLog } from '../src/observe/make-log.ts'
import { seed } from '../src/seed/seed.ts'
import { demoPassword } from '../src/seed/people/names.ts'
import { handleLogin } from '../src/session/login.ts'
import { makePasswords } from '../src/session/passwords.ts'
import { hashOf } from '../src/session/session.ts'
import { systemChance, systemClock } from '../src/system-ports.ts'
import { bareListener } from './bare.ts'
import { bareCall } from './call.ts'
import type { Served } from './served.ts'

/** A login and a game session to ask with. */
async function openSessions(gateway: Gateway): Promise<Pick<Served, 'token' | 'gameToken'>> {
  const request = { username: 'linhtran88', password: demoPassword, captcha: null, type: 'username' }
  const { token } = await handleLogin(bareCall(gateway, request as Parameters<typeof handleLogin>[0]['request']))
  const game = gateway.catalogue.games.find(({ engine, category, minBet }) => engine === 'cabinet' && category === 'RNG' && minBet === 100)
  const gameToken = 'game-session-of-the-comparison'
  await gateway.db
    .insert(gameSessions)
    .values({ tokenHash: hashOf(gameToken), sessionHash: hashOf(token), gameId: game?.id ?? 0, createdAt: gateway.clock.now() })
    .onConflictDoUpdate({ target: gameSessions.tokenHash, set: { sessionHash: hashOf(token) } })
  return { token, gameToken }
}

const database = await openDatabase({ url: process.env['DATABASE_URL'] || null, folder: ':memory:' })
await database.migrate()
const config = makeConfig(0, { addressFactor: 1e6 })
await seed(database.db, { now: systemClock.now(), passwords: makePasswords(config.passwordCost), say: () => undefined })
const { gateway, fetch } = await createGateway({
  db: database.db, clock: systemClock, random: systemChance, config, log: makeLog({ format: 'json', level: 'info' }, () => undefined),
})
const listener =
  process.argv[2] === 'bare' ? bareListener(gateway) : getRequestListener((request, bindings) => fetch(request, bindings))
const sessions = await openSessions(gateway)
const server = createServer((incoming, outgoing) => {
  void listener(incoming, outgoing)
})
server.listen(0, '127.0.0.1', () => {
  const served: Served = { port: (server.address() as AddressInfo).port, ...sessions }
  process.stdout.write(`${JSON.stringify(served)}\n`)
})
