import { bigint, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Periods that a job has done: one row for each, written in the
 * transaction of its effects. Times in milliseconds since 1970.
 */
export const jobRuns = pgTable(
  'job_runs',
  {
    job: text().notNull(),
    /** The end of the period. */
    until: bigint({ mode: 'number' }).notNull(),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.until] }), index('job_runs_until').on(table.until)],
)

/**
 * How far the period of a job that works in batches has come: one row while the period is under way. `cursor` is moved
 * on in the transaction of each batch; the row goes, and the one of `job_runs` comes, in that of the last.
 */
export const jobProgress = pgTable(
  'job_progress',
  {
    job: text().notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    cursor: jsonb().$type<unknown>(),
    batches: integer().notNull().default(0),
    at: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.until] })],
)

/**
 * What the first batch of a period had worked out for the batches after it, in gateways before migration 0035. This
 * version writes what keeps those from a period that it has begun, and no later one needs it.
 */
export const jobDrafts = pgTable(
  'job_drafts',
  {
    job: text().notNull(),
    until: bigint({ mode: 'number' }).notNull(),
    place: integer().notNull(),
    draft: jsonb().$type<unknown>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.until, table.place] })],
)
