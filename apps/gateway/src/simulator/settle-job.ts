import { asc, eq, lte } from 'drizzle-orm'
import { openRounds } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { settleOpenRound } from '../play/open-round.ts'

const minute = 60_000

/** How long a win waits for its player before it is collected for them, in milliseconds. */
export const waitsFor = 15 * minute

/** Every minute: collects the wins that nobody has decided about for a quarter of an hour. */
export const settleJob: Job = {
  name: 'open-rounds',
  every: minute,
  makeUp: 1,
  async run(tx, { clock }, { until }) {
    const left = await tx
      .select({ id: openRounds.id })
      .from(openRounds)
      .where(lte(openRounds.openedAt, until - waitsFor))
      .orderBy(asc(openRounds.memberId))
    for (const { id } of left) {
      const [held] = await tx.select().from(openRounds).where(eq(openRounds.id, id)).for('update')
      if (held) await settleOpenRound(tx, held, clock.now())
    }
  },
}
