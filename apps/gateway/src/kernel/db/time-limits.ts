import { sql } from 'drizzle-orm'
import type { Database } from './open-database.ts'

/**
 * How long a call may wait for the database, in milliseconds: for a connection, for a lock, for one statement, and how
 * long a transaction may stand still. A call gives up well before the settlements count its rounds.
 */
export const callLimits = { connection: 1_500, lock: 4_000, statement: 6_000, idle: 6_000 } as const

/**
 * A report reads what many members did: it gives up sooner, and
 * waits a moment for one of the few connections that reports have.
 */
export const reportLimits = { connection: 1_000, lock: 1_000, statement: 3_000, idle: 3_000 } as const

/**
 * An option of each connection: PostgreSQL compiles no plans. What it takes for a dear statement, such as the report of
 * a team whose size it cannot tell, runs 50 ms and was compiled for a second and a half.
 */
export const noJit = '-c jit=off'

/**
 * Options of the connections of the reports: memory for the members of the largest team at once, so that they are not
 * sorted through files, and no helpers, since several reports at once have the cores busy already.
 */
export const reportPlans = `${noJit} -c work_mem=32MB -c max_parallel_workers_per_gather=0`

interface Limits {
  readonly lock: number
  readonly statement: number
  readonly idle: number
}

async function setLimits(tx: Database, { lock, statement, idle }: Limits): Promise<void> {
  await tx.execute(sql`select set_config('lock_timeout', ${String(lock)}, true),
    set_config('statement_timeout', ${String(statement)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idle)}, true)`)
}

/** What the clock does may take longer. */
const longLimits = { lock: 10_000, statement: 600_000, idle: 600_000 } as const

/** One batch of a job: short, so that its locks are short. */
const batchLimits = { lock: 2_000, statement: 2_000, idle: 5_000 } as const

/** Gives the transaction `tx` the time of one batch of a job. */
export const takeBatchTime = (tx: Database): Promise<void> => setLimits(tx, batchLimits)

/**
 * Gives the transaction `tx` the time that a job or the seed
 * needs; `lock` where it waits for another gateway's whole work.
 */
export async function takeTime(
  tx: Database,
  { lock = longLimits.lock }: { readonly lock?: number } = {},
): Promise<void> {
  await setLimits(tx, { ...longLimits, lock })
}
