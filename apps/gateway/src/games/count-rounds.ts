import { sql } from 'drizzle-orm'
import { textArray } from '../db/any-of.ts'
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

/** Forgets the wins of the boards that nobody asks for any more: those of games after two days, the others after 32. */
export const forgetBestWins: Job = {
  name: 'best-wins-tidy',
  every: 24 * hour,
  makeUp: 1,
  queue: 'settlement',
  async run(tx, { catalogue }, { until }) {
    const boards = textArray(catalogue.games.map(({ id }) => `game:${id}`))
    await tx.execute(sql`delete from best_wins where bucket < ${until - 32 * 24 * hour}`)
    await tx.execute(sql`delete from best_wins where board = any(${boards}) and bucket < ${until - 48 * hour}`)
    await tx.execute(sql`delete from game_hours where hour < ${until - 14 * 24 * hour}`)
  },
}
