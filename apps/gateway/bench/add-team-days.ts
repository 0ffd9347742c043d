import { agentDaysJob } from '../src/agents/index.ts'
import type { Database } from '../src/kernel/db/open-database.ts'

/** Adds up the days of all large teams that are over at `now` (milliseconds since 1970), as the job does it. */
export async function addTeamDays(db: Database, now: number): Promise<void> {
  let cursor: unknown = null
  do
    cursor = await db.transaction(async (tx) =>
      agentDaysJob.batch(tx, {} as never, { from: 0, until: now }, { cursor, size: 600 }),
    )
  while (cursor !== null)
}
