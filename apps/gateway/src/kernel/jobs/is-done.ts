import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { jobRuns } from '../db/tables/index.ts'

/** Whether the period of a job that ends at `until` is done, on whichever gateway. */
export async function isDone(db: Database, job: string, until: number): Promise<boolean> {
  const [done] = await db
    .select({ until: jobRuns.until })
    .from(jobRuns)
    .where(and(eq(jobRuns.job, job), eq(jobRuns.until, until)))
  return done !== undefined
}
