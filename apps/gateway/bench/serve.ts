// Serves one side of the comparison of tooling/bench as a process of its own: gateway, or the same handlers bare.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { login as loginRecord } from '@parlour/api-client/endpoints'
import { getRequestListener } from '@hono/node-server'
import { makeConfig } from '../src/kernel/config/config.ts'
import { createGateway } from '../src/app/create-gateway.ts'
import { openDatabase } from '../src/kernel/db/open-database.ts'
import { gameSessions } from '../src/kernel/db/tables/index.ts'
import type { Gateway } from '../src/kernel/config/gateway.ts'
import { makeLog } from '../src/kernel/observe/make-log.ts'
import { seed } from '../src/app/seed/seed.ts'
import { demoPassword } from '../src/app/seed/people/names.ts'
import { handleLogin } from '../src/identity/session/login.ts'
import { makePasswords } from '../src/identity/session/passwords.ts'
import { hashOf } from '../src/kernel/http/session.ts'
import { systemChance, systemClock } from '../src/kernel/config/system-ports.ts'
import { bareListener } from './bare.ts'
import { bareCall } from './call.ts'

const login = { username: 'linhtran88', password: demoPassword }

/** A login and a game session to ask with. */
async function openSessions(gateway: Gateway) {
  const request = { ...login, captcha: null, type: 'username' }
  const { token } = await handleLogin(
    bareCall(gateway, loginRecord, request as Parameters<typeof handleLogin>[0]['request']),
  )
  const game = gateway.catalogue.games.find(
    ({ engine, category, minBet }) => engine === 'generic-game' && category === 'RNG' && minBet === 100,
  )
  const gameToken = 'game-session-of-the-comparison'
  await gateway.db
    .insert(gameSessions)
    .values({
      tokenHash: hashOf(gameToken),
      sessionHash: hashOf(token),
      gameId: game?.id ?? 0,
      createdAt: gateway.clock.now(),
    })
    .onConflictDoUpdate({ target: gameSessions.tokenHash, set: { sessionHash: hashOf(token) } })
  return { token, gameToken }
}

const database = await openDatabase({ url: process.env['DATABASE_URL'] || null, folder: ':memory:' })
await database.migrate()
const config = makeConfig(0, { addressFactor: 1e6 })
await seed(database.db, { now: systemClock.now(), passwords: makePasswords(config.passwordCost), say: () => undefined })
const { gateway, fetch } = await createGateway({
  db: database.db,
  clock: systemClock,
  random: systemChance,
  config,
  log: makeLog({ format: 'json', level: 'info' }, () => undefined),
})
const listener =
  process.argv[2] === 'bare'
    ? bareListener(gateway)
    : getRequestListener((request, bindings) => fetch(request, bindings))
const sessions = await openSessions(gateway)
const server = createServer((incoming, outgoing) => {
  void listener(incoming, outgoing)
})
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo
  process.stdout.write(`${JSON.stringify({ port, ...sessions, login })}\n`)
})
