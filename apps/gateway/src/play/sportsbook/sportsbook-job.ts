import type { Job } from '../../kernel/jobs/index.ts'
import { beginFixtures, endFixtures, forgetFixtures, publishNews } from './advance-fixtures.ts'
import { makeFixtures } from './make-fixtures.ts'
import { settleFixtures } from './settle-bets.ts'

const minute = 60_000

/**
 * Every minute: begins the fixtures whose time has come, ends those that are through and settles the bets on them,
 * tells news, and makes fixtures ahead. What a stop has missed is done at the next run.
 */
export const sportsbookJob: Job = {
  name: 'coupon',
  every: minute,
  makeUp: 1,
  async run(tx, { random, clock }, { until }) {
    const step = { until, now: clock.now() }
    await makeFixtures(tx, step)
    const missed = await beginFixtures(tx, random, step)
    const over = await endFixtures(tx, step)
    await settleFixtures(tx, [...missed, ...over], clock)
    await publishNews(tx, random, step)
    if (until % (60 * minute) === 0) await forgetFixtures(tx, until)
  },
}
