import { sql, type SQL } from 'drizzle-orm'
import journal from '../../../drizzle/meta/_journal.json' with { type: 'json' }
import { DatabaseBusy, isDiskFull, isPassing } from '../../kernel/db/index.ts'
import type { Readiness } from '../../kernel/http/index.ts'

/** What readiness is read from. */
export interface ReadinessInput {
  readonly db: ReadinessCheck
  /** When jobs were last looked through to the end, on the monotonic timer; before the first time, when that began. */
  readonly lastLook: () => number
  /** A monotonic timer in milliseconds. */
  readonly monotonic: () => number
  /** How long the database may take to answer, in milliseconds. */
  readonly patience?: number
}

/** What of a database readiness asks for. */
export interface ReadinessCheck {
  execute(statement: SQL): PromiseLike<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>
}

const cacheMs = 1_000
const mostMs = 2_000
/** A job may take ten minutes; a quarter of an hour without an end is a job that hangs. */
const lateMs = 15 * 60_000
const ours = Math.max(...journal.entries.map(({ when }) => when))

const ask = async (db: ReadinessCheck) =>
  db.execute(sql`select current_setting('transaction_read_only') as read_only,
    (select max(created_at) from drizzle.__drizzle_migrations) as newest`)

const after = (milliseconds: number): { readonly late: Promise<null>; stop(): void } => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), milliseconds)
  })
  return { late, stop: () => clearTimeout(timer) }
}

async function readDatabase(db: ReadinessCheck, patience: number): Promise<Pick<Readiness, 'database' | 'migrations'>> {
  const { late, stop } = after(patience)
  const asked = ask(db)
  // An answer that comes too late is ignored, also when it is an error.
  asked.catch(() => undefined)
  try {
    const answer = await Promise.race([asked, late])
    if (!answer) return { database: 'slow', migrations: 'unknown' }
    const [row] = answer.rows
    return {
      database: row?.['read_only'] === 'on' ? 'read-only' : 'ok',
      migrations: Number(row?.['newest']) >= ours ? 'ok' : 'behind',
    }
  } catch (error) {
    // A full pool is no reason to send everybody to the other gateways, which share the database.
    if (error instanceof DatabaseBusy || (error instanceof Error && error.cause instanceof DatabaseBusy))
      return { database: 'busy', migrations: 'ok' }
    if (isDiskFull(error)) return { database: 'disk-full', migrations: 'unknown' }
    return isPassing(error) ? { database: 'away', migrations: 'unknown' } : { database: 'ok', migrations: 'behind' }
  } finally {
    stop()
  }
}

/**
 * Makes what answers whether a gateway can take calls; the database
 * is asked once a second at most, however many callers ask.
 */
export function makeReadiness({
  db,
  lastLook,
  monotonic,
  patience = mostMs,
}: ReadinessInput): () => Promise<Readiness> {
  let held: { readonly at: number; readonly answer: Promise<Readiness> } | null = null
  const look = async (): Promise<Readiness> => {
    const jobs = monotonic() - lastLook() > lateMs ? 'late' : 'ok'
    return { ...(await readDatabase(db, patience)), jobs }
  }
  return () => {
    if (!held || monotonic() - held.at >= cacheMs) held = { at: monotonic(), answer: look() }
    return held.answer
  }
}
