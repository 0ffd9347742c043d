import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { lotteryTickets, type TicketLine } from '../../db/tables/index.ts'
import type { Catalogue } from '../../games/catalogue.ts'
import { numeroOf } from '../../lottery/schedule.ts'
import { countCombinations } from './line.ts'
import { findPlay } from './plays.ts'
import { toNumbers } from './to-numbers.ts'

const shown = 30
const mostOpen = 200

/** A ticket as the database holds it. */
export type Ticket = typeof lotteryTickets.$inferSelect

/** A ticket as the frame shows it; sums in minor units, `win` and `numbers` null until its draw is settled. */
export interface ToldTicket {
  readonly id: string
  readonly code: string
  readonly title: string
  readonly numero: string
  readonly drawAt: number
  readonly soldAt: number
  readonly lines: readonly (TicketLine & { readonly combinations: number })[]
  readonly stake: number
  readonly win: number | null
  readonly numbers: readonly number[] | null
  readonly seal: string
}

/** Tells a ticket; null when its game is no longer drawn. */
export function tellTicket(catalogue: Catalogue, ticket: Ticket): ToldTicket | null {
  const { id, gameId, drawAt, soldAt, lines, stake, win, numbers, seal } = ticket
  const lottery = catalogue.lotteries.find((one) => one.gameId === gameId)
  if (!lottery) return null
  return {
    id, code: lottery.code, title: catalogue.find(gameId)?.title ?? lottery.code, numero: numeroOf(lottery, drawAt), drawAt, soldAt, stake, win, seal,
    lines: lines.map((line) => {
      const play = findPlay(lottery.drawKind, line.play)
      return { ...line, combinations: play ? countCombinations(play, line.chosen) : 0 }
    }),
    numbers: numbers === null ? null : toNumbers(numbers),
  }
}

/** The tickets of a member that wait for their draws and the newest of those that are settled, of all lottery games, the last one sold first. */
export async function listTickets(db: Database, catalogue: Catalogue, memberId: number): Promise<ToldTicket[]> {
  const newest = (which: SQL, most: number) =>
    db.select().from(lotteryTickets).where(and(eq(lotteryTickets.memberId, memberId), which))
      .orderBy(desc(lotteryTickets.soldAt), desc(lotteryTickets.id)).limit(most)
  const rows = [...(await newest(isNull(lotteryTickets.win), mostOpen)), ...(await newest(isNotNull(lotteryTickets.win), shown))]
  return rows.toSorted((a, b) => b.soldAt - a.soldAt).flatMap((row) => tellTicket(catalogue, row) ?? [])
}

/** Whether a ticket of a member waits for its draw. */
export async function hasOpenTicket(db: Database, memberId: number): Promise<boolean> {
  const [open] = await db.select({ id: lotteryTickets.id }).from(lotteryTickets)
    .where(and(eq(lotteryTickets.memberId, memberId), isNull(lotteryTickets.win))).limit(1)
  return open !== undefined
}
