import { and, asc, inArray, lte, sql } from 'drizzle-orm'
import { openRounds } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { settleOpenRounds } from '../rounds/open-round.ts'
import { endedAlone } from './flight.ts'

const tenSeconds = 10_000
const grace = 2000

/**
 * Every ten seconds: ends the crash rounds that are over and whose player has gone, two seconds late, so that a
 * cash-out which arrived in time and is still being booked comes first. Some rounds are ended in each batch.
 */
export const crashJob: Job = {
  name: 'crash-rounds',
  every: tenSeconds,
  makeUp: 1,
  givesWay: true,
  async batch(tx, { catalogue, clock }, { until }, { size }) {
    const games = catalogue.games.filter(({ engine }) => engine === 'crash').map(({ id }) => id)
    if (games.length === 0) return null
    const over = await tx
      .select()
      .from(openRounds)
      .where(
        and(inArray(openRounds.gameId, games), lte(sql`(${openRounds.outcome}->>'endsAt')::bigint`, until - grace)),
      )
      .orderBy(asc(openRounds.openedAt), asc(openRounds.memberId))
      .limit(size)
      .for('update')
    await lockWallets(
      tx,
      over.map(({ memberId }) => memberId),
    )
    await settleOpenRounds(tx, over.map(endedAlone), clock.now())
    return over.length < size ? null : 'more'
  },
}
