import { fileURLToPath } from 'node:url'
import type { PGlite, PGliteOptions } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import type pg from 'pg'
import { checkDataFolder, databaseOf, makeMarked } from './data-folder.ts'
import { dumpEmbedded } from './dump-embedded.ts'
import { readDatabaseUrl } from './database-url.ts'
import { createEmbeddedEngine } from './embedded-engine.ts'
import { DiskFull } from './database-failures.ts'
import { watchRoom, type DiskRoom } from './disk-room.ts'
import { explainFailure } from './explain-failure.ts'
import { lockFolder } from './folder-lock.ts'
import type { Lease } from './lease.ts'
import { openReports } from './open-reports.ts'
import { ServerPool } from './server-pool.ts'
import * as tables from './tables/index.ts'
import { callLimits, noJit } from './time-limits.ts'

/** What both drivers return for a statement that is written by hand; whole numbers may be texts in its rows. */
interface Rows<Row> {
  readonly rows: readonly Row[]
}

interface RowsOfBoth extends PgQueryResultHKT {
  readonly type: Rows<this['row']>
}

/** The database as every part of the gateway sees it, embedded or on a server; a transaction is one too. */
export type Database = PgDatabase<RowsOfBoth, typeof tables>

/** An open database; `describe` names it for people, without its password. */
export interface OpenDatabase {
  readonly db: Database
  /** The same database through a few connections of its own, for calls that add up what many members did. */
  readonly reports: Database
  readonly describe: string
  /** Brings the tables to the newest version; several gateways may ask at the same time. */
  migrate(): Promise<void>
  /** The whole database as one compressed file; an embedded one only. */
  readonly dump?: () => Promise<Uint8Array>
  /** How many connections the pool holds, and how many calls wait for one; an embedded database has none. */
  readonly connections?: () => PoolState
  /** The same of the pool of the reports. */
  readonly reportConnections?: () => PoolState
  close(): Promise<void>
}

/** A pool of connections as it is now. */
export interface PoolState {
  readonly busy: number
  readonly idle: number
  readonly waiting: number
}

const migrationsFolder = fileURLToPath(new URL('../../../drizzle', import.meta.url))
const migrationLock = 815_001
const connectionSettings = {
  max: 10,
  options: noJit,
  connectionTimeoutMillis: callLimits.connection,
  lock_timeout: callLimits.lock,
  statement_timeout: callLimits.statement,
  idle_in_transaction_session_timeout: callLimits.idle,
  keepAlive: true,
  keepAliveInitialDelayMillis: callLimits.connection,
} satisfies pg.PoolConfig

const stateOf = (pool: ServerPool): PoolState => ({
  busy: pool.totalCount - pool.idleCount,
  idle: pool.idleCount,
  waiting: pool.waitingCount,
})

/** Puts the query builder on a pool of ours, or on one of its connections. */
const drizzleOn = (client: ServerPool | Lease) =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Drizzle calls `connect` and `query` alone; its types ask for the class of pg
  drizzleServer({ client: client as unknown as pg.Pool, schema: tables })

async function openServer(url: string, tell: (line: string) => void): Promise<OpenDatabase> {
  const address = readDatabaseUrl(url)
  const pool = new ServerPool({
    ...address,
    settings: connectionSettings,
    tell,
    monotonic: () => performance.now(),
    silence: callLimits.statement + 1_000,
  })
  const reports = openReports(address)
  return {
    db: drizzleOn(pool),
    reports: drizzleOn(reports),
    describe: address.describe,
    async migrate() {
      const lock = await pool.connect()
      try {
        for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout'])
          await lock.query(`set ${limit} = 0`)
        await lock.query('select pg_advisory_lock($1)', [migrationLock])
        await migrateServer(drizzleOn(lock), { migrationsFolder })
      } finally {
        lock.release(true)
      }
    },
    connections: () => stateOf(pool),
    reportConnections: () => stateOf(reports),
    close: async () => void (await Promise.all([pool.end(), reports.end()])),
  }
}

/** Opens an embedded database in memory; `loadDataDir` is the dump that it begins with. */
export async function openMemory(options?: PGliteOptions): Promise<OpenDatabase & { readonly client: PGlite }> {
  return wrapEmbedded(await createEmbeddedEngine(options), 'an embedded database in memory')
}

const begins: ReadonlySet<string | symbol> = new Set(['query', 'exec', 'transaction'])

/** The engine with its disk watched: what would begin on a full one is refused, since the engine might never come back. */
const withRoom = (client: PGlite, room: DiskRoom): PGlite =>
  new Proxy(client, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return (...args: unknown[]) => {
        const call = (): unknown => Reflect.apply(value, target, args)
        return begins.has(name) ? room.use(async () => call()) : call()
      }
    },
  })

function wrapEmbedded(client: PGlite, describe: string): OpenDatabase & { readonly client: PGlite } {
  const db = drizzleEmbedded({ client, schema: tables })
  return {
    client,
    db,
    reports: db,
    describe,
    migrate: () => migrateEmbedded(db, { migrationsFolder }),
    dump: () => dumpEmbedded(client),
    close: () => client.close(),
  }
}

/** Opens the database of a locked folder, which another gateway may have filled or left since it was looked at first. */
async function openIn(folder: string): Promise<PGlite> {
  const create = () => createEmbeddedEngine({ dataDir: databaseOf(folder) })
  return (await checkDataFolder(folder)) === 'whole' ? create() : makeMarked(folder, 'first start', create)
}

/**
 * Opens the database that the settings name: a server when `url` is given, else an embedded one in `folder`
 * (`:memory:` keeps it in memory).
 * @throws when the server cannot be reached or the folder cannot be written, DataFolderRefused when the folder holds
 *   anything else than a whole database of this version
 */
export async function openDatabase({
  url,
  folder,
  tell = () => undefined,
  free,
}: {
  url: string | null
  folder: string
  /** Says in one line that a server has gone or a disk is full, and that it is there again or has room. */
  tell?: (line: string) => void
  /** Reads the room on the disk of a folder, in bytes; asks the system unless it is said. */
  free?: (folder: string) => Promise<number>
}): Promise<OpenDatabase> {
  if (url) return openServer(url, tell)
  if (folder === ':memory:') return openMemory()
  await checkDataFolder(folder)
  const unlock = await lockFolder(folder)
  const client = await openIn(folder).catch(async (error: unknown) => {
    await unlock()
    throw await explainFailure(folder, error)
  })
  const room = watchRoom({ folder, tell, ...(free && { free }) })
  const open = wrapEmbedded(withRoom(client, room), `an embedded database in ${folder}`)
  return {
    ...open,
    async close() {
      room.stop()
      await room.look()
      // Closing writes to the log as well. What is committed lies in it: the next start goes on from there.
      if (!room.isFull()) await client.close()
      await unlock()
      if (room.isFull())
        throw new DiskFull(`the disk of ${folder} is full, so the database was left as a crash leaves it`)
    },
  }
}
