import type { Job, Period } from '../jobs/job.ts'
import { dayMs } from '../jobs/manila-calendar.ts'
import { countDividends } from './count-dividends.ts'
import { missedPeriods } from './missed-periods.ts'
import { payCommissions } from './pay-commissions.ts'
import { countDailySalaries, payDailySalaries, paySalaries } from './pay-salaries.ts'
import { lengths } from './periods.ts'

/** How long a settlement waits after the end of its period, longer than any round takes to be written; in milliseconds. */
const grace = 30_000

/** Midnight of the house, as a part of the day in UTC. */
const midnight = 16 * 60 * 60_000

const settled = ({ from, until }: Period): Period => ({ from: from - grace, until: until - grace })

/** Short periods that were missed are made up for in the next run: one transaction, however long the stop was. */
const shortSalary = (kind: 'hourly' | 'realtime', name: string): Job => ({
  name,
  every: lengths[kind],
  offset: grace,
  makeUp: 1,
  queue: 'settlement',
  async run(tx, gateway, period) {
    const short = { job: name, length: lengths[kind], grace, most: 7 * dayMs }
    await paySalaries(tx, kind, await missedPeriods(tx, short, settled(period)), gateway.clock.now())
  },
})

/** What agents are paid by the clock: salaries, dividends, commissions. */
export const salaryJobs: readonly Job[] = [
  shortSalary('realtime', 'realtime-salary'),
  shortSalary('hourly', 'hourly-salary'),
  {
    name: 'commission',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 31,
    queue: 'settlement',
    batch: (tx, gateway, period, step) =>
      payCommissions(tx, { ...step, drafts: { job: 'commission', until: period.until }, day: settled(period), at: gateway.clock.now() }),
  },
  {
    name: 'daily-salary-count',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 31,
    queue: 'settlement',
    run: (tx, gateway, period) => countDailySalaries(tx, settled(period), gateway.clock.now()),
  },
  {
    name: 'daily-salary-pay',
    every: 2 * dayMs,
    offset: midnight + grace,
    makeUp: 1,
    queue: 'settlement',
    batch: (tx, gateway, period, { size }) => payDailySalaries(tx, { until: settled(period).until, at: gateway.clock.now(), size }),
  },
  {
    name: 'dividend',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 62,
    queue: 'settlement',
    run: (tx, gateway, period) => countDividends(tx, settled(period).until, gateway.clock.now()),
  },
]
