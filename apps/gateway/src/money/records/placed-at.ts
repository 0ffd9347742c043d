import { inArray } from 'drizzle-orm'
import { lotteryTickets, sportsbookBets, type Database } from '../../kernel/db/index.ts'

/**
 * When the bets were placed that waited for their result, in milliseconds since 1970, by the id of their round; rounds
 * that were over at once are not among them.
 */
export async function placedAtOf(db: Database, roundIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (roundIds.length === 0) return new Map()
  const ids = [...roundIds]
  const [bets, tickets] = await Promise.all([
    db
      .select({ id: sportsbookBets.id, at: sportsbookBets.placedAt })
      .from(sportsbookBets)
      .where(inArray(sportsbookBets.id, ids)),
    db
      .select({ id: lotteryTickets.id, at: lotteryTickets.soldAt })
      .from(lotteryTickets)
      .where(inArray(lotteryTickets.id, ids)),
  ])
  return new Map([...bets, ...tickets].map(({ id, at }) => [id, at]))
}
