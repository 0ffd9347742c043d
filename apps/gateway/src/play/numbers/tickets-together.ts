import { and, inArray } from 'drizzle-orm'
import { isAnyOf } from '../../db/any-of.ts'
import type { Database } from '../../db/open-database.ts'
import { lotteryTickets } from '../../db/tables/index.ts'
import { grouped } from '../grouped.ts'
import { partOf } from '../valid-turnover.ts'
import type { Ticket } from './tickets.ts'
import { drawTurnover } from './valid-turnover.ts'

/** A ticket that is due, with what its game draws. */
export interface DueTicket {
  readonly ticket: Ticket
  readonly drawKind: string
}

const keyOf = ({ memberId, gameId, drawAt }: Ticket): string => `${memberId}/${gameId}/${drawAt}`

/**
 * What of each due ticket bears risk, by its id, in minor units. All tickets of a member in a draw count together, those that
 * another run settles too.
 */
export async function ticketTurnovers(tx: Database, due: readonly DueTicket[]): Promise<Map<string, number>> {
  const kinds = new Map(due.map(({ ticket, drawKind }) => [keyOf(ticket), drawKind]))
  const idsOf = (of: (ticket: Ticket) => number): number[] => [...new Set(due.map(({ ticket }) => of(ticket)))]
  const among = await tx.select().from(lotteryTickets).where(and(
    inArray(lotteryTickets.drawAt, idsOf(({ drawAt }) => drawAt)),
    inArray(lotteryTickets.gameId, idsOf(({ gameId }) => gameId)),
    isAnyOf(lotteryTickets.memberId, idsOf(({ memberId }) => memberId)),
  ))
  const found = new Map<string, number>()
  for (const [key, tickets] of grouped(among, keyOf)) {
    const drawKind = kinds.get(key)
    if (drawKind === undefined) continue
    const whole = tickets.reduce((sum, { stake }) => sum + stake, 0)
    const valid = drawTurnover(drawKind, tickets.flatMap(({ lines }) => lines), whole)
    for (const { id, stake } of tickets) found.set(id, partOf(stake, valid, whole))
  }
  return found
}
