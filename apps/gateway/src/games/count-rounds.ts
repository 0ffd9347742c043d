import { sql } from 'drizzle-orm'
import type { Job } from '../jobs/job.ts'

const hour = 3_600_000
const minute = 60_000

/** Counts the rounds of each game in the hour that ended a minute ago, for the lists by popularity. */
export const countRounds: Job = {
  name: 'game-hours',
  every: hour,
  offset: minute,
  makeUp: 7 * 24,
  queue: 'settlement',
  async run(tx, _gateway, { from, until }) {
    await tx.execute(sql`
      insert into game_hours (game_id, hour, rounds)
      select game_id, ${from - minute}::bigint, count(*) from rounds
      where settled_at >= ${from - minute} and settled_at < ${until - minute} group by 1 on conflict do nothing`)
  },
}
