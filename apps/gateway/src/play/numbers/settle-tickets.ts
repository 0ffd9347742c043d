import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bigintArray, textArray, uuidArray } from '../../db/any-of.ts'
import type { Database } from '../../db/open-database.ts'
import { draws, lotteries, lotteryTickets, rounds } from '../../db/tables/index.ts'
import type { Job } from '../../jobs/job.ts'
import { lockWallets } from '../../ledger/accounts.ts'
import { settleStakes } from '../settle-stakes.ts'
import { winOfLine } from './line.ts'
import { findPlay } from './plays.ts'
import { ticketTurnovers } from './tickets-together.ts'
import type { Ticket } from './tickets.ts'
import { toNumbers } from './to-numbers.ts'

const minute = 60_000
const atOnce = 1_000

/** What a ticket wins in minor units. */
function winOf({ lines }: Pick<Ticket, 'lines'>, drawKind: string, numbers: readonly number[]): number {
  return lines.reduce((won, line) => {
    const play = findPlay(drawKind, line.play)
    return play ? won + winOfLine(play, line, numbers) : won
  }, 0)
}

/** Tickets whose draw is opened and that are not settled yet, the oldest draws first, held until the transaction ends. */
const dueTickets = (tx: Database) =>
  tx
    .select({ ticket: lotteryTickets, drawKind: lotteries.drawKind, numbers: draws.numbers })
    .from(lotteryTickets)
    .innerJoin(draws, and(eq(draws.gameId, lotteryTickets.gameId), eq(draws.openedAt, lotteryTickets.drawAt)))
    .innerJoin(lotteries, eq(lotteries.gameId, lotteryTickets.gameId))
    .where(isNull(lotteryTickets.win))
    .orderBy(asc(lotteryTickets.drawAt), asc(lotteryTickets.id))
    .limit(atOnce)
    .for('update', { of: lotteryTickets })

/**
 * Every minute, after the draws: pays the tickets whose draw is opened and keeps them among the settled rounds. Tickets and
 * wallets are all held before the first is settled, and dated only then.
 */
export const settleTickets: Job = {
  name: 'lottery-tickets',
  every: minute,
  makeUp: 1,
  async run(tx, { clock }) {
    const due = await dueTickets(tx)
    if (due.length === 0) return
    await lockWallets(tx, due.map(({ ticket }) => ticket.memberId))
    const turnovers = await ticketTurnovers(tx, due)
    const at = clock.now()
    const settled = due.map(({ ticket, drawKind, numbers }) => ({ ticket, numbers, win: winOf(ticket, drawKind, toNumbers(numbers)) }))
    const credit = await settleStakes(tx, settled.map(({ ticket: { id, memberId, wallet, stake }, win }) =>
      ({ roundId: id, memberId, wallet, stake, win })), at)
    await tx.insert(rounds).values(settled.map(({ ticket: { id, memberId, gameId, stake, drawAt, lines }, numbers, win }) => (
      { id, memberId, gameId, stake, win, creditStake: credit.get(id) ?? 0, validTurnover: turnovers.get(id) ?? null, settledAt: at, outcome: { drawAt, numbers: toNumbers(numbers), lines } })))
    const [ids, wins, numbers] = [uuidArray(due.map(({ ticket }) => ticket.id)), bigintArray(settled.map(({ win }) => win)), textArray(due.map((row) => row.numbers))]
    await tx.execute(sql`update lottery_tickets set win = told.win, numbers = told.numbers
      from unnest(${ids}, ${wins}, ${numbers}) as told(id, win, numbers) where lottery_tickets.id = told.id`)
  },
}
