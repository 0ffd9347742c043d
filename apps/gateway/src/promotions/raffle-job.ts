import type { Job } from '../jobs/job.ts'
import { drawRaffles, openRaffles } from './run-raffles.ts'

const hour = 3_600_000
const grace = 10 * 60_000

/** Draws the raffles that have ended ten minutes ago, when the last rounds are booked, and opens the next ones. */
export const raffleJob: Job = {
  name: 'raffles',
  every: hour,
  offset: grace,
  makeUp: 1,
  queue: 'settlement',
  async run(tx, { random }, { until }) {
    await drawRaffles(tx, until - grace, until)
    await openRaffles(tx, random, until)
  },
}
