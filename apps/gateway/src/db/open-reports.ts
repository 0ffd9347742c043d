import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Database } from './open-database.ts'
import * as tables from './tables/index.ts'
import { reportLimits } from './time-limits.ts'

const connections = 3

/** Opens the pool of the reports on a server: three connections that may only read, each statement for three seconds at most. */
export function openReports(url: string): { readonly reports: Database; close(): Promise<void> } {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: reportLimits.connection,
    lock_timeout: reportLimits.lock,
    statement_timeout: reportLimits.statement,
    idle_in_transaction_session_timeout: reportLimits.idle,
    options: '-c default_transaction_read_only=on',
  })
  pool.on('error', () => undefined)
  return { reports: drizzle({ client: pool, schema: tables }), close: () => pool.end() }
}
