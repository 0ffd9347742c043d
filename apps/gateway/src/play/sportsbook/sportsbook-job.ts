import type { Job } from '../../kernel/jobs/index.ts'
import { beginFixtures, endFixtures, forgetFixtures, publishNews } from './advance-fixtures.ts'
import { makeFixtures } from './make-fixtures.ts'
import { settleNext } from './settle-bets.ts'

const minute = 60_000

/**
 * Every minute: makes fixtures ahead, begins those whose time has come, ends those that are through and tells news, some
 * in each batch; then settles the bets on what is over or void, some bets in each batch. What a stop has missed is done
 * at the next run, and what is left when a minute is over at the next period, after the fixtures of that one.
 */
export const sportsbookJob: Job = {
  name: 'coupon',
  every: minute,
  makeUp: 1,
  queue: 'bets',
  givesWay: true,
  async batch(tx, { random, clock }, { until }, { cursor, size }) {
    if (cursor !== 'settling') {
      const step = { until, now: clock.now(), size }
      if (cursor === null) await makeFixtures(tx, step)
      const done = [
        await beginFixtures(tx, random, step),
        await endFixtures(tx, step),
        await publishNews(tx, random, step),
        until % (60 * minute) === 0 ? await forgetFixtures(tx, step) : 0,
      ]
      if (done.includes(size)) return 'fixtures'
    }
    return (await settleNext(tx, size, clock)) ? 'settling' : null
  },
}
