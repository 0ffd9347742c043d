import { asc, lte } from 'drizzle-orm'
import { openRounds } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { endings } from './endings.ts'
import { settleOpenRounds } from '../rounds/open-round.ts'

const minute = 60_000

/** How long a round waits for its player before it is ended for them, in milliseconds. */
export const waitsFor = 15 * minute

/**
 * Every minute: ends the rounds without an act for a quarter of an hour, the oldest first, as their engine ends
 * them, or with the win that waits, some in each batch. The rounds and wallets of a batch are all held before the first
 * is settled, and dated only then.
 */
export const settleJob: Job = {
  name: 'open-rounds',
  every: minute,
  makeUp: 1,
  givesWay: true,
  async batch(tx, { clock, catalogue, random }, { until }, { size }) {
    const left = await tx
      .select()
      .from(openRounds)
      .where(lte(openRounds.openedAt, until - waitsFor))
      .orderBy(asc(openRounds.openedAt), asc(openRounds.memberId))
      .limit(size)
      .for('update')
    await lockWallets(
      tx,
      left.map(({ memberId }) => memberId),
    )
    const ended = left.map((round) => {
      const end = endings[catalogue.find(round.gameId)?.engine ?? 'generic-game']
      return end?.(round, random) ?? round
    })
    await settleOpenRounds(tx, ended, clock.now())
    return left.length < size ? null : 'more'
  },
}
