import type { DrawTicket } from '@parlour/play/calls'
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { lotteryTickets } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Catalogue } from '../../kernel/ports/index.ts'
import { numeroOf } from '../lottery/schedule.ts'
import { countCombinations } from './line.ts'
import { findPlay } from './plays.ts'
import { toNumbers } from './to-numbers.ts'

const shown = 30
const mostOpen = 200

/** A ticket as the database holds it. */
export type Ticket = typeof lotteryTickets.$inferSelect

/** Tells a ticket; null when its game is no longer drawn. */
export function serializeTicket(catalogue: Catalogue, ticket: Ticket): DrawTicket | null {
  const { id, gameId, drawAt, soldAt, lines, stake, win, numbers, seal } = ticket
  const lottery = catalogue.lotteries.find((one) => one.gameId === gameId)
  if (!lottery) return null
  return {
    id,
    code: lottery.code,
    title: catalogue.find(gameId)?.title ?? lottery.code,
    numero: numeroOf(lottery, drawAt),
    drawAt,
    soldAt,
    stake,
    win,
    seal,
    lines: lines.map((line) => {
      const play = findPlay(lottery.drawKind, line.play)
      return { ...line, combinations: play ? countCombinations(play, line.chosen) : 0 }
    }),
    numbers: numbers === null ? null : toNumbers(numbers),
  }
}

/**
 * The tickets of a member that wait for their draws and the newest of
 * those that are settled, of all lottery games, the last one sold first.
 */
export async function listTickets(db: Database, catalogue: Catalogue, memberId: number): Promise<DrawTicket[]> {
  const newest = (which: SQL, most: number) =>
    db
      .select()
      .from(lotteryTickets)
      .where(and(eq(lotteryTickets.memberId, memberId), which))
      .orderBy(desc(lotteryTickets.soldAt), desc(lotteryTickets.id))
      .limit(most)
  const rows = [
    ...(await newest(isNull(lotteryTickets.win), mostOpen)),
    ...(await newest(isNotNull(lotteryTickets.win), shown)),
  ]
  return rows.toSorted((a, b) => b.soldAt - a.soldAt).flatMap((row) => serializeTicket(catalogue, row) ?? [])
}

/** Whether a ticket of a member waits for its draw. */
export async function hasOpenTicket(db: Database, memberId: number): Promise<boolean> {
  const [open] = await db
    .select({ id: lotteryTickets.id })
    .from(lotteryTickets)
    .where(and(eq(lotteryTickets.memberId, memberId), isNull(lotteryTickets.win)))
    .limit(1)
  return open !== undefined
}
