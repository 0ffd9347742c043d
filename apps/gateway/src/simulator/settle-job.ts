import { asc, lte } from 'drizzle-orm'
import { openRounds } from '../db/tables/index.ts'
import type { Job } from '../jobs/job.ts'
import { holdWallets } from '../ledger/accounts.ts'
import { settleOpenRound } from '../play/open-round.ts'

const minute = 60_000
const atOnce = 500

/** How long a win waits for its player before it is collected for them, in milliseconds. */
export const waitsFor = 15 * minute

/**
 * Every minute: collects the wins that nobody has decided about for a quarter of an hour, the oldest first. Rounds and
 * wallets are all held before the first is settled, and dated only then.
 */
export const settleJob: Job = {
  name: 'open-rounds',
  every: minute,
  makeUp: 1,
  async run(tx, { clock }, { until }) {
    const left = await tx
      .select()
      .from(openRounds)
      .where(lte(openRounds.openedAt, until - waitsFor))
      .orderBy(asc(openRounds.openedAt), asc(openRounds.memberId))
      .limit(atOnce)
      .for('update')
    await holdWallets(tx, left.map(({ memberId }) => memberId))
    const now = clock.now()
    for (const round of left) await settleOpenRound(tx, round, now)
  },
}
