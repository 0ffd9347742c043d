import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm'
import { draws, lotteryTickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { drawDue } from './draw-due.ts'
import { sealAhead } from './seals.ts'

const minute = 60_000
const day = 24 * 60 * minute
const quickKept = day

/**
 * Forgets the draws of games that draw many times a day when they
 * are older than a day, but for those that a ticket waits for.
 */
async function forgetQuick(tx: Database, quick: readonly number[], before: number): Promise<void> {
  if (quick.length === 0) return
  const waiting = tx
    .select({ id: lotteryTickets.id })
    .from(lotteryTickets)
    .where(
      and(
        eq(lotteryTickets.gameId, draws.gameId),
        eq(lotteryTickets.drawAt, draws.openedAt),
        isNull(lotteryTickets.win),
      ),
    )
  await tx.delete(draws).where(and(inArray(draws.gameId, [...quick]), lt(draws.openedAt, before), notExists(waiting)))
}

/**
 * Every minute: the draws of the lottery games that are due, and the seals of the next ones. After a stop it makes all
 * those that were sealed, and makes up for ten others of each; the rest falls out.
 */
export const drawJob: Job = {
  name: 'lottery-draws',
  every: minute,
  makeUp: 1,
  async run(tx, gateway, { until }) {
    const { lotteries } = gateway.catalogue
    await drawDue(tx, gateway.random, { lotteries, until, most: 10 })
    await sealAhead(tx, gateway.random, lotteries, until)
    if (until % (60 * minute) === 0) {
      const quick = lotteries.filter(({ interval }) => interval < day)
      await forgetQuick(
        tx,
        quick.map(({ gameId }) => gameId),
        until - quickKept,
      )
    }
  },
}
