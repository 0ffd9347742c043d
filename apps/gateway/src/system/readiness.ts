import { sql } from 'drizzle-orm'
import journal from '../../drizzle/meta/_journal.json' with { type: 'json' }
import { DatabaseBusy, isPassing } from '../db/database-failures.ts'
import type { Database } from '../db/open-database.ts'
import type { Readiness } from '../http/health.ts'

/** What readiness is read from. */
export interface ReadinessInput {
  readonly db: Database
  /** When jobs were last looked through to the end, on the monotonic timer; before the first time, when that began. */
  readonly lastLook: () => number
  /** A monotonic timer in milliseconds. */
  readonly monotonic: () => number
  /** How long the database may take to answer, in milliseconds. */
  readonly patience?: number
}

/** What both drivers answer to the question below. */
interface Asked {
  readonly rows: readonly { readonly read_only: string; readonly newest: string | number | null }[]
}

const keptMs = 1_000
const mostMs = 2_000
/** A job may take ten minutes; a quarter of an hour without an end is a job that hangs. */
const lateMs = 15 * 60_000
const ours = Math.max(...journal.entries.map(({ when }) => when))

const ask = (db: Database): Promise<unknown> =>
  Promise.resolve(db.execute(sql`select current_setting('transaction_read_only') as read_only,
    (select max(created_at) from drizzle.__drizzle_migrations) as newest`))

const after = (milliseconds: number): { readonly late: Promise<null>; stop(): void } => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  return { late, stop: () => clearTimeout(timer) }
}

async function readDatabase(db: Database, patience: number): Promise<Pick<Readiness, 'database' | 'migrations'>> {
  const { late, stop } = after(patience)
  const asked = ask(db)
  // An answer that comes too late is nobody's, also when it is an error.
  asked.catch(() => undefined)
  try {
    const answer = (await Promise.race([asked, late])) as Asked | null
    if (!answer) return { database: 'slow', migrations: 'unknown' }
    const [row] = answer.rows
    return { database: row?.read_only === 'on' ? 'read-only' : 'ok', migrations: Number(row?.newest) >= ours ? 'ok' : 'behind' }
  } catch (error) {
    // A full pool is no reason to send everybody to the other gateways, which share the database.
    if (error instanceof DatabaseBusy || (error instanceof Error && error.cause instanceof DatabaseBusy)) return { database: 'busy', migrations: 'ok' }
    return isPassing(error) ? { database: 'away', migrations: 'unknown' } : { database: 'ok', migrations: 'behind' }
  } finally {
    stop()
  }
}

/** Makes what answers whether a gateway can take calls; whoever asks, the database is asked once a second at most. */
export function makeReadiness({ db, lastLook, monotonic, patience = mostMs }: ReadinessInput): () => Promise<Readiness> {
  let held: { readonly at: number; readonly answer: Promise<Readiness> } | null = null
  const look = async (): Promise<Readiness> => {
    const jobs = monotonic() - lastLook() > lateMs ? 'late' : 'ok'
    return { ...(await readDatabase(db, patience)), jobs }
  }
  return () => {
    if (!held || monotonic() - held.at >= keptMs) held = { at: monotonic(), answer: look() }
    return held.answer
  }
}
