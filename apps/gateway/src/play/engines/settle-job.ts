import { asc, lte } from 'drizzle-orm'
import { openRounds } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { endings } from './endings.ts'
import { settleOpenRound } from '../rounds/open-round.ts'

const minute = 60_000
const atOnce = 500

/** How long a round waits for its player before it is ended for them, in milliseconds. */
export const waitsFor = 15 * minute

/**
 * Every minute: ends the rounds without an act for a quarter of an hour, the oldest first, as their engine ends
 * them, or with the win that waits. Rounds and wallets are all held before the first is settled, and dated only then.
 */
export const settleJob: Job = {
  name: 'open-rounds',
  every: minute,
  makeUp: 1,
  async run(tx, { clock, catalogue, random }, { until }) {
    const left = await tx
      .select()
      .from(openRounds)
      .where(lte(openRounds.openedAt, until - waitsFor))
      .orderBy(asc(openRounds.openedAt), asc(openRounds.memberId))
      .limit(atOnce)
      .for('update')
    await lockWallets(
      tx,
      left.map(({ memberId }) => memberId),
    )
    const now = clock.now()
    for (const round of left) {
      const end = endings[catalogue.find(round.gameId)?.engine ?? 'generic-game']
      await settleOpenRound(tx, end?.(round, random) ?? round, now)
    }
  },
}
