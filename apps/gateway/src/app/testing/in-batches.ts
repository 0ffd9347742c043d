import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../kernel/db/open-database.ts'
import type { Job } from '../../kernel/jobs/job.ts'

/**
 * A job whose batches take `size` members or rows, and that is killed once, at the end of the first batch of which
 * `killed` says so by its number, from 1, and the cursor it was given, before it is committed.
 */
export function inBatches(
  job: Job | undefined,
  size: number,
  killed: (batch: number, cursor: unknown) => boolean = () => false,
): Job {
  if (!job) throw new Error('there is no such job')
  let batches = 0
  let isKilled = false
  return {
    ...job,
    async batch(tx, gateway, period, step) {
      const cursor = await job.batch(tx, gateway, period, { ...step, size })
      if (!isKilled && killed(++batches, step.cursor)) {
        isKilled = true
        throw new Error('killed')
      }
      return cursor
    },
  }
}

/**
 * How many rows of a table each transaction has written that still stands in them, the most first: PostgreSQL keeps the
 * transaction that wrote a row with it.
 */
export async function rowsByTransaction(db: Database, table: PgTable, which = sql`true`): Promise<number[]> {
  const { rows } = await db.execute<{ readonly written: number }>(
    sql`select count(*)::int as written from ${table} where ${which} group by xmin order by 1 desc`,
  )
  return rows.map(({ written }) => written)
}
