import type { Job } from '../../kernel/jobs/index.ts'
import { drawNext } from './draw-raffle.ts'
import { raffleGrace } from './raffle-rules.ts'
import { openRaffles } from './run-raffles.ts'

const hour = 3_600_000

/** Draws the raffles that have ended ten minutes ago, when the last rounds are booked, and opens the next ones. */
export const raffleJob: Job = {
  name: 'raffles',
  every: hour,
  offset: raffleGrace,
  makeUp: 1,
  queue: 'settlement',
  async batch(tx, { random, ports }, { until }, { cursor, size }) {
    if (cursor === null) await openRaffles(tx, random, until)
    return drawNext(tx, ports, { until: until - raffleGrace, at: until, cursor, size })
  },
}
