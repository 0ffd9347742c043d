import type { Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { SeedRefused, makeConfig, systemChance, systemClock } from '../kernel/config/index.ts'
import type { Clock, GatewayConfig, SeedKind } from '../kernel/config/index.ts'
import { limitConnections, listenOn, openServer } from '../kernel/connections/index.ts'
import type { ConnectionLimits } from '../kernel/connections/index.ts'
import { CannotStart, told } from './cannot-start.ts'
import { createGateway } from './create-gateway.ts'
import type { OpenDatabase } from '../kernel/db/index.ts'
import {
  frameHosts,
  makeHealth,
  makeVisitorOf,
  ownMachine,
  stillStarting,
  trustedProxies,
  withAdmission,
} from '../kernel/http/index.ts'
import type { AdmissionQueues, Health } from '../kernel/http/index.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { serveMetrics, silentLog, watchAdmission, watchPools } from '../kernel/observe/index.ts'
import type { Metrics, MetricsAddress } from '../kernel/observe/index.ts'
import { openTold, type DatabasePlace } from './open-told.ts'
import { storeOperatorToken } from './operator/operator-token.ts'
import { makeOpenParts, watchConnections } from '../kernel/process/index.ts'
import type { Drained, OpenParts } from '../kernel/process/index.ts'
import { readAgreed } from './reinvestment/agreed.ts'
import { judgeAgreed } from './reinvestment/judge-agreed.ts'
import { seed } from './seed/seed.ts'
import { makePasswords } from '../identity/index.ts'
import { makeReadiness } from '../content/index.ts'
import { startUpkeep } from './upkeep.ts'

/** Where a gateway runs and on what. Port 0 takes any that is free. */
export interface StartInput extends DatabasePlace {
  readonly port: number
  /** An IP address; `localhost`, which is the default, is both loopback addresses. */
  readonly host?: string
  readonly connections?: Pick<ConnectionLimits, 'most' | 'mostOfAddress'>
  readonly changes?: Partial<GatewayConfig>
  /** Where the time comes from; the machine's unless it is said. */
  readonly clock?: Clock
  /** Where the metrics are served; nowhere without it. */
  readonly metrics?: MetricsAddress | null
  /** Is handed how to close the gateway before anything is open: who ends it while it starts leaves nothing behind. */
  readonly closeWith?: (close: () => Promise<Drained>) => void
}

/** A gateway that listens. */
export interface StartedGateway {
  readonly port: number
  readonly origin: string
  readonly seed: SeedKind
  /** The port of the metrics, where they are served. */
  readonly metricsPort: number | null
  /** Ends its connections in order, stops the jobs, closes the database. */
  close(): Promise<Drained>
}

const monotonic = (): number => performance.now()

const listen = (server: Server, port: number, host = 'localhost'): Promise<number> =>
  listenOn(server, port, host).catch((error: NodeJS.ErrnoException) => {
    throw new CannotStart(
      error.code === 'EADDRINUSE'
        ? `port ${port} is in use; set PORT to another`
        : `port ${port} cannot be used: ${told(error)}`,
    )
  })

/** @throws CannotStart when the database is not filled as asked, or is no demo and the gateway is to run in test mode */
async function seedTold(
  db: OpenDatabase['db'],
  { databaseUrl, seed: kind = null, changes, clock = systemClock }: StartInput,
  say: (line: string) => void,
): Promise<SeedKind> {
  const passwords = makePasswords(changes?.passwordCost ?? makeConfig(0).passwordCost)
  // An empty server may be the wrong one, or one that was to be restored.
  const emptyAs = databaseUrl ? null : 'demo'
  const filled = await seed(db, { kind, emptyAs, now: clock.now(), passwords, say }).catch((error: unknown) => {
    throw error instanceof SeedRefused ? new CannotStart(error.message) : error
  })
  if (filled !== 'demo' && changes?.test)
    throw new CannotStart(`PARLOUR_TEST must be 0, not "1": this database is no demo but filled with "${filled}"`)
  return filled
}

async function listenForMetrics(metrics: Metrics, database: OpenDatabase, address: MetricsAddress | null = null) {
  metrics.watchProcess()
  watchPools(metrics, database)
  if (!address) return null
  return serveMetrics(metrics, address).catch((error: unknown) => {
    throw new CannotStart(`the metrics cannot be served at ${address.host}:${address.port}: ${told(error)}`)
  })
}

const closeAtOnce = (server: Server): Promise<Drained> =>
  new Promise((resolve) => {
    server.close(() => resolve({ cut: 0 }))
    server.closeAllConnections()
  })

type Answer = (request: Request, bindings?: unknown) => Response | Promise<Response>

/** What a gateway that opens is closed by, tells its state to, and is reached through. */
interface Opening {
  readonly parts: OpenParts
  readonly health: Health
  readonly queues: AdmissionQueues
}

/** Opens the database and starts what works on it; every part is noted in `parts` as it opens. */
async function openGateway(input: StartInput, port: number, { parts, health, queues }: Opening) {
  const { say = () => undefined, clock = systemClock } = input
  say('database: opening …')
  const database = await openTold(input, parts)
  parts.goOn()
  const operatorToken = input.changes?.operatorToken ?? (await storeOperatorToken(input.dataFolder))
  // The seed tells each of its steps before it: there it ends when the gateway is to leave.
  const filled = await seedTold(database.db, input, (line) => {
    parts.goOn()
    say(line)
  })
  const { refused, warnings } = judgeAgreed(await readAgreed(database.db, clock.now()))
  if (refused.length > 0) throw new CannotStart(refused.join('\n'))
  for (const line of warnings) input.log?.warn({}, line)
  const config = makeConfig(port, { ...input.changes, operatorToken, seed: filled })
  const dump = database.dump ? { dump: database.dump } : {}
  const running = await createGateway({
    db: database.db,
    reports: database.reports,
    clock,
    random: systemChance,
    config,
    log: input.log ?? silentLog,
    ...dump,
  })
  input.log?.nameMembers(running.gateway.memberHash)
  watchAdmission(running.gateway.metrics, queues)
  const metrics = await listenForMetrics(running.gateway.metrics, database, input.metrics)
  parts.keep(async () => metrics?.close())
  parts.goOn()
  await running.gateway.passwords.warmUp()
  parts.keepWork(await startUpkeep(running.gateway))
  let lastLook = monotonic()
  parts.keepWork(await startJobs(running.gateway, () => void (lastLook = monotonic())))
  health.follow(makeReadiness({ db: database.db, lastLook: () => lastLook, monotonic }))
  say(`database: ${database.describe}`)
  return {
    fetch: running.fetch,
    origin: config.siteOrigins[0] ?? `http://localhost:${port}`,
    seed: filled,
    metricsPort: metrics?.port ?? null,
  }
}

/**
 * Opens the database, seeds it and listens. What a start that fails has opened is closed.
 * @throws CannotStart when the port or the database cannot be used, StartStopped when it was closed meanwhile
 */
export async function startGateway(input: StartInput): Promise<StartedGateway> {
  let answer: Answer = stillStarting
  const health = makeHealth()
  const listener = getRequestListener((request, bindings) => answer(request, bindings))
  const { proxies = 0, proxyAddresses = ownMachine } = input.changes ?? {}
  const isFrame = frameHosts(makeConfig(input.port, input.changes))
  const isProxy = proxies > 0 ? trustedProxies(proxyAddresses) : () => false
  const queues = withAdmission(listener, { now: monotonic, isFrame, visitorOf: makeVisitorOf(proxies, isProxy) })
  const server = openServer(
    (incoming, outgoing) => void (health.answered(incoming, outgoing) || queues.listener(incoming, outgoing)),
  )
  const drain = watchConnections(server)
  limitConnections(server, { ...(input.connections ?? { most: 10_000, mostOfAddress: 1_000 }), isProxy })
  const port = await listen(server, input.port, input.host)
  const parts = makeOpenParts(health.leave)
  const close = (): Promise<Drained> => parts.close(drain)
  input.closeWith?.(close)
  const opening = openGateway(input, port, { parts, health, queues })
  parts.follow(opening)
  try {
    const { fetch, ...open } = await opening
    answer = fetch
    return { port, ...open, close }
  } catch (error) {
    await parts.close(() => closeAtOnce(server)).catch(() => undefined)
    throw error
  }
}
