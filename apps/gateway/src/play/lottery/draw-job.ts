import { and, eq, inArray, isNull, lt, notExists, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { draws, lotteryTickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import { drawDue } from './draw-due.ts'
import { sealAhead } from './seals.ts'

const minute = 60_000
const day = 24 * 60 * minute
const quickKept = day

/**
 * Forgets the draws of games that draw many times a day when they are older than a day, but for those that a ticket
 * waits for, `size` at most; answers how many.
 */
async function forgetQuick(tx: Database, quick: readonly number[], before: number, size: number): Promise<number> {
  if (quick.length === 0) return 0
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
  const old = tx
    .select({ gameId: draws.gameId, openedAt: draws.openedAt })
    .from(draws)
    .where(and(inArray(draws.gameId, [...quick]), lt(draws.openedAt, before), notExists(waiting)))
    .limit(size)
  const forgotten = await tx
    .delete(draws)
    .where(sql`(${draws.gameId}, ${draws.openedAt}) in ${old}`)
    .returning({ gameId: draws.gameId })
  return forgotten.length
}

/** The next game whose draws are made, as a place in the list of lotteries, or that old draws are forgotten. */
const cursorForm = v.nullable(v.union([v.number(), v.literal('forgetting')]))

/**
 * Every minute: the draws of the lottery games that are due, and the seals of the next ones, some games in each batch.
 * After a stop it makes all those that were sealed, and makes up for ten others of each; the rest falls out.
 */
export const drawJob: Job = {
  name: 'lottery-draws',
  every: minute,
  makeUp: 1,
  async batch(tx, { catalogue, random }, { until }, { cursor, size }) {
    const { lotteries } = catalogue
    const at = v.parse(cursorForm, cursor) ?? 0
    if (at !== 'forgetting') {
      const some = lotteries.slice(at, at + size)
      await drawDue(tx, random, { lotteries: some, until, most: 10 })
      await sealAhead(tx, random, some, until)
      if (at + size < lotteries.length) return at + size
      if (until % (60 * minute) !== 0) return null
    }
    const quick = lotteries.filter(({ interval }) => interval < day).map(({ gameId }) => gameId)
    return (await forgetQuick(tx, quick, until - quickKept, size)) < size ? null : 'forgetting'
  },
}
