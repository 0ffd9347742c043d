import { sql } from 'drizzle-orm'
import type { Job } from '../../kernel/jobs/index.ts'

const hour = 3_600_000
const minute = 60_000
/** As far as anything by popularity looks back, in milliseconds. */
const week = 7 * 24 * hour

/**
 * Counts the rounds of each game in the hours that are over for
 * a minute and not counted yet, for the lists by popularity.
 */
export const countRounds: Job = {
  name: 'game-hours',
  every: hour,
  offset: minute,
  makeUp: 1,
  queue: 'settlement',
  async run(tx, _gateway, { until }) {
    const over = until - minute
    await tx.execute(sql`
      insert into game_hours (game_id, hour, rounds)
      select game_id, settled_at / ${hour}::bigint * ${hour}::bigint as hour, count(*) from rounds
      where settled_at >= greatest((select max(hour) + ${hour}::bigint from game_hours), ${over - week}::bigint) and settled_at < ${over}
      group by 1, 2 on conflict do nothing`)
  },
}
