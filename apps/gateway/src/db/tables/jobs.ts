import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Periods that a job has done: one row for each, written in the transaction of its effects. Times in milliseconds since 1970. */
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
