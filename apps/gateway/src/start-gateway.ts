import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { makeConfig, type GatewayConfig } from './config.ts'
import { createGateway } from './create-gateway.ts'
import { codeOf } from './db/conflicts.ts'
import { openDatabase, type OpenDatabase } from './db/open-database.ts'
import { throughDoors } from './http/through-doors.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { keepOperatorToken } from './operator/operator-token.ts'
import { seed } from './seed/seed.ts'
import { makePasswords } from './session/passwords.ts'
import { startUpkeep } from './system/upkeep.ts'
import { systemChance, systemClock } from './system-ports.ts'

/** Where a gateway runs and on what. Port 0 takes any that is free. */
export interface StartInput {
  readonly port: number
  readonly host?: string
  readonly databaseUrl: string | null
  readonly dataFolder: string
  readonly changes?: Partial<GatewayConfig>
  readonly say?: (line: string) => void
}

/** A gateway that listens. */
export interface StartedGateway {
  readonly port: number
  readonly origin: string
  /** Takes no more calls, lets the running ones end, closes the database. */
  close(): Promise<void>
}

/** Something that keeps the gateway from starting, as one line for the operator. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart'
}

const told = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  if (!(cause instanceof Error)) return String(cause)
  return (cause.message || ('code' in cause ? String(cause.code) : cause.name)).split('\n')[0] ?? ''
}

const startingUp = '57P03'
const triesToStart = 20

/** Brings the tables up to date; a server that is only just starting is asked again for five seconds. */
async function migrateWhenReady(database: OpenDatabase): Promise<void> {
  for (let tried = 1; ; tried++) {
    try {
      return await database.migrate()
    } catch (error) {
      if (codeOf(error) !== startingUp || tried === triesToStart) throw error
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
  }
}

async function openTold({ databaseUrl, dataFolder }: StartInput) {
  try {
    const database = await openDatabase({ url: databaseUrl, folder: dataFolder })
    await migrateWhenReady(database)
    return database
  } catch (error) {
    if (databaseUrl) throw new CannotStart(`the database of DATABASE_URL cannot be used: ${told(error)}`)
    throw new CannotStart(`the data folder ${dataFolder} cannot be used: ${told(error)}`)
  }
}

const listen = (server: ReturnType<typeof createServer>, port: number, host: string | undefined): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(new CannotStart(error.code === 'EADDRINUSE' ? `port ${port} is in use; set PORT to another` : `port ${port} cannot be used: ${told(error)}`)),
    )
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/** Opens the database, seeds it and listens. @throws CannotStart when the port or the database cannot be used */
export async function startGateway(input: StartInput): Promise<StartedGateway> {
  const say = input.say ?? (() => undefined)
  let answer: (request: Request, bindings?: unknown) => Response | Promise<Response> = () =>
    new Response('{"success":false,"errorCode":"system.busy"}', {
      status: 503,
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Retry-After': '2' },
    })
  const { listener } = throughDoors(getRequestListener((request, bindings) => answer(request, bindings)), () => performance.now())
  const server = createServer(
    { maxHeaderSize: 8192, headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 65_000 },
    (incoming, outgoing) => listener(incoming, outgoing),
  )
  const port = await listen(server, input.port, input.host)
  try {
    say('database: opening …')
    const database = await openTold(input)
    const operatorToken = input.changes?.operatorToken ?? (await keepOperatorToken(input.dataFolder))
    const config = makeConfig(port, { ...input.changes, operatorToken })
    const passwords = makePasswords(config.passwordCost)
    await seed(database.db, { now: systemClock.now(), passwords, say })
    const running = await createGateway({ db: database.db, reports: database.reports, clock: systemClock, random: systemChance, config, log: say })
    const stopUpkeep = await startUpkeep(running.gateway)
    const stopJobs = await startJobs(running.gateway)
    answer = running.fetch
    say(`database: ${database.describe}`)
    return {
      port,
      origin: config.siteOrigins[0] ?? `http://localhost:${port}`,
      async close() {
        const closed = new Promise<void>((resolve) => server.close(() => resolve()))
        server.closeIdleConnections()
        const force = setTimeout(() => server.closeAllConnections(), 5000)
        await closed
        clearTimeout(force)
        await stopUpkeep()
        await stopJobs()
        await database.close()
      },
    }
  } catch (error) {
    server.closeAllConnections()
    server.close()
    throw error
  }
}
