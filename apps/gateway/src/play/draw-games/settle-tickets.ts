import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { bigintArray, draws, lotteries, lotteryTickets, rounds, textArray, uuidArray } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import type { Job } from '../../kernel/jobs/index.ts'
import type { Clock } from '../../kernel/config/index.ts'
import { lockWallets } from '../../kernel/ledger/index.ts'
import { settleStakes } from '../rounds/settle-stakes.ts'
import { winOfLine } from './line.ts'
import { findPlay } from './plays.ts'
import { ticketTurnovers } from './tickets-together.ts'
import type { Ticket } from './tickets.ts'
import { toNumbers } from './to-numbers.ts'

const minute = 60_000

/** What a ticket wins in minor units. */
function winOf({ lines }: Pick<Ticket, 'lines'>, drawKind: string, numbers: readonly number[]): number {
  return lines.reduce((won, line) => {
    const play = findPlay(drawKind, line.play)
    return play ? won + winOfLine(play, line, numbers) : won
  }, 0)
}

/**
 * The next tickets whose draw is opened and that are not settled
 * yet, the oldest draws first, held until the transaction ends.
 */
const dueTickets = (tx: Database, size: number) =>
  tx
    .select({ ticket: lotteryTickets, drawKind: lotteries.drawKind, numbers: draws.numbers })
    .from(lotteryTickets)
    .innerJoin(draws, and(eq(draws.gameId, lotteryTickets.gameId), eq(draws.openedAt, lotteryTickets.drawAt)))
    .innerJoin(lotteries, eq(lotteries.gameId, lotteryTickets.gameId))
    .where(isNull(lotteryTickets.win))
    .orderBy(asc(lotteryTickets.drawAt), asc(lotteryTickets.memberId), asc(lotteryTickets.id))
    .limit(size)
    .for('update', { of: lotteryTickets })

type Due = Awaited<ReturnType<typeof dueTickets>>

/**
 * Pays the tickets that `tx` holds and keeps them among the
 * settled rounds. They are dated once their wallets are held, too.
 */
async function settle(tx: Database, due: Due, clock: Clock): Promise<void> {
  await lockWallets(
    tx,
    due.map(({ ticket }) => ticket.memberId),
  )
  const turnovers = await ticketTurnovers(tx, due)
  const at = clock.now()
  const settled = due.map(({ ticket, drawKind, numbers }) => ({
    ticket,
    numbers,
    win: winOf(ticket, drawKind, toNumbers(numbers)),
  }))
  const credit = await settleStakes(
    tx,
    settled.map(({ ticket: { id, memberId, wallet, stake }, win }) => ({ roundId: id, memberId, wallet, stake, win })),
    at,
  )
  await tx.insert(rounds).values(
    settled.map(({ ticket: { id, memberId, gameId, stake, drawAt, lines }, numbers, win }) => ({
      id,
      memberId,
      gameId,
      stake,
      win,
      creditStake: credit.get(id) ?? 0,
      validTurnover: turnovers.get(id) ?? null,
      settledAt: at,
      outcome: { drawAt, numbers: toNumbers(numbers), lines },
    })),
  )
  const [ids, wins, numbers] = [
    uuidArray(due.map(({ ticket }) => ticket.id)),
    bigintArray(settled.map(({ win }) => win)),
    textArray(due.map((row) => row.numbers)),
  ]
  await tx.execute(sql`update lottery_tickets set win = told.win, numbers = told.numbers
    from unnest(${ids}, ${wins}, ${numbers}) as told(id, win, numbers) where lottery_tickets.id = told.id`)
}

/**
 * Every minute, after the draws: settles the tickets whose draw is opened, batch
 * by batch until none is left. When that takes longer than a minute the next draws
 * come first: the period is left, and the one after it goes on with the tickets.
 */
export const settleTickets: Job = {
  name: 'lottery-tickets',
  every: minute,
  makeUp: 1,
  givesWay: true,
  async batch(tx, { clock }, _period, { size }) {
    const due = await dueTickets(tx, size)
    if (due.length > 0) await settle(tx, due, clock)
    return due.length < size ? null : 'more'
  },
}
