import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres'
import { migrate as migrateServer } from 'drizzle-orm/node-postgres/migrator'
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite'
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { lockFolder } from './folder-lock.ts'
import { openReports } from './open-reports.ts'
import * as tables from './tables/index.ts'
import { callLimits } from './time-limits.ts'

/** The database as every part of the gateway sees it, embedded or on a server. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** An open database; `describe` names it for people, without its password. */
export interface OpenDatabase {
  readonly db: Database
  /** The same database through a few connections of its own, for calls that add up what many members did. */
  readonly reports: Database
  readonly describe: string
  /** Brings the tables to the newest version; several gateways may ask at the same time. */
  migrate(): Promise<void>
  close(): Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url))
const migrationLock = 815_001

async function openServer(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: callLimits.connection,
    lock_timeout: callLimits.lock,
    statement_timeout: callLimits.statement,
    idle_in_transaction_session_timeout: callLimits.idle,
  })
  pool.on('error', () => undefined)
  const { reports, close: closeReports } = openReports(url)
  const db = drizzleServer({ client: pool, schema: tables })
  const { hostname, port, pathname } = new URL(url)
  return {
    db: db as unknown as Database,
    reports,
    describe: `PostgreSQL at ${hostname || 'localhost'}${port ? `:${port}` : ''}${pathname}`,
    async migrate() {
      const lock = await pool.connect()
      try {
        for (const limit of ['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) await lock.query(`set ${limit} = 0`)
        await lock.query('select pg_advisory_lock($1)', [migrationLock])
        await migrateServer(drizzleServer({ client: lock }), { migrationsFolder })
      } finally {
        lock.release(true)
      }
    },
    close: async () => void (await Promise.all([pool.end(), closeReports()])),
  }
}

/** Opens an embedded database in memory, from a dump when one is given. */
export async function openMemory(dump?: Blob): Promise<OpenDatabase & { readonly client: PGlite }> {
  return wrapEmbedded(await PGlite.create(dump ? { loadDataDir: dump } : {}), 'an embedded database in memory')
}

function wrapEmbedded(client: PGlite, describe: string): OpenDatabase & { readonly client: PGlite } {
  const db = drizzleEmbedded({ client, schema: tables })
  return {
    client,
    db,
    reports: db,
    describe,
    migrate: () => migrateEmbedded(db, { migrationsFolder }),
    close: () => client.close(),
  }
}

/**
 * Opens the database that the settings name: a server when `url` is given, else an embedded one in `folder`
 * (`:memory:` keeps it in memory).
 * @throws when the server cannot be reached or the folder cannot be written
 */
export async function openDatabase({ url, folder }: { url: string | null; folder: string }): Promise<OpenDatabase> {
  if (url) return openServer(url)
  if (folder === ':memory:') return openMemory()
  const unlock = await lockFolder(folder)
  const open = wrapEmbedded(await PGlite.create(join(folder, 'postgres')), `an embedded database in ${folder}`)
  return {
    ...open,
    async close() {
      await open.close()
      await unlock()
    },
  }
}
