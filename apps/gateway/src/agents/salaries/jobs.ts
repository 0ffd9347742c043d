import type { Gateway } from '../../kernel/config/index.ts'
import { NotYet, dayMs, isDone } from '../../kernel/jobs/index.ts'
import type { BatchStep, Job, Period } from '../../kernel/jobs/index.ts'
import { market } from '../../kernel/market/index.ts'
import { countDividends } from './count-dividends.ts'
import { missedPeriod } from './missed-period.ts'
import { payCommissions } from './pay-commissions.ts'
import { countDailySalaries, payDailySalaries, paySalaries } from './pay-salaries.ts'
import { lengths } from '../contracts/periods.ts'

/**
 * How long a settlement waits after the end of its period, longer than any round takes to be written; in milliseconds.
 */
const grace = 30_000

/** Midnight of the platform, as a part of the day in UTC. */
const midnight = dayMs - market.ahead

const dailyCount = 'daily-salary-count'

/** A batch reads the play of each member and writes a count for everybody above it. */
const most = 1_000

const settled = ({ from, until }: Period): Period => ({ from: from - grace, until: until - grace })

const batchOf = (job: string, { clock, ports }: Gateway, { until }: Period, step: BatchStep) => ({
  ...step,
  drafts: { job, until },
  at: clock.now(),
  ports,
})

/** Short periods that were missed are made up for in the next run, however long the stop was. */
const shortSalary = (kind: 'hourly' | 'realtime', name: string): Job => ({
  name,
  every: lengths[kind],
  offset: grace,
  makeUp: 1,
  queue: 'settlement',
  most,
  batch(tx, gateway, period, step) {
    const short = { job: name, length: lengths[kind], grace, most: 7 * dayMs }
    return paySalaries(tx, kind, batchOf(name, gateway, period, step), (moment) =>
      missedPeriod(tx, short, settled(period), moment),
    )
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
    most,
    batch: (tx, gateway, period, step) =>
      payCommissions(tx, { ...batchOf('commission', gateway, period, step), day: settled(period) }),
  },
  {
    name: dailyCount,
    every: dayMs,
    offset: midnight + grace,
    makeUp: 31,
    queue: 'settlement',
    most,
    batch: (tx, gateway, period, step) =>
      countDailySalaries(tx, settled(period), batchOf(dailyCount, gateway, period, step)),
  },
  {
    name: 'daily-salary-pay',
    every: 2 * dayMs,
    offset: midnight + grace,
    makeUp: 1,
    queue: 'settlement',
    async batch(tx, gateway, period, { size }) {
      if (!(await isDone(tx, dailyCount, period.until))) throw new NotYet('the daily salaries are not all counted yet')
      return payDailySalaries(tx, { until: settled(period).until, at: gateway.clock.now(), size })
    },
  },
  {
    name: 'dividend',
    every: dayMs,
    offset: midnight + grace,
    makeUp: 62,
    queue: 'settlement',
    most,
    batch: (tx, gateway, period, step) =>
      countDividends(tx, { ...batchOf('dividend', gateway, period, step), until: settled(period).until }),
  },
]
