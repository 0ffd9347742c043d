import type { Job, Period } from '../jobs/job.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { countDividends } from './count-dividends.ts'
import { payCommissions } from './pay-commissions.ts'
import { countDailySalaries, payDailySalaries, paySalaries } from './pay-salaries.ts'
import { lengths } from './periods.ts'

/** How long a settlement waits after the end of its period, for rounds that are being written; in milliseconds. */
const grace = 30_000

/** Midnight of the house, as a part of the day in UTC. */
const midnight = 16 * 60 * 60_000

const settled = ({ from, until }: Period): Period => ({ from: from - grace, until: until - grace })

/** What agents are paid by the clock: salaries, dividends, commissions. */
export const salaryJobs: readonly Job[] = [
  {
    name: 'realtime-salary',
    every: lengths.realtime,
    offset: grace,
    makeUp: 288,
    run: (tx, gateway, period) => paySalaries(tx, 'realtime', settled(period), gateway.clock.now()),
  },
  {
    name: 'hourly-salary',
    every: lengths.hourly,
    offset: grace,
    makeUp: 72,
    run: (tx, gateway, period) => paySalaries(tx, 'hourly', settled(period), gateway.clock.now()),
  },
  {
    name: 'commission',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 31,
    run: (tx, gateway, period) => payCommissions(tx, settled(period), gateway.clock.now()),
  },
  {
    name: 'daily-salary-count',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 31,
    run: (tx, gateway, period) => countDailySalaries(tx, settled(period), gateway.clock.now()),
  },
  {
    name: 'daily-salary-pay',
    every: 2 * dayMs,
    offset: midnight + grace,
    makeUp: 1,
    run: (tx, gateway, period) => payDailySalaries(tx, settled(period).until, gateway.clock.now()),
  },
  {
    name: 'dividend',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 62,
    run: (tx, gateway, period) => countDividends(tx, settled(period).until, gateway.clock.now()),
  },
]
