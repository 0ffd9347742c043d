import { sql } from 'drizzle-orm'
import { bigintArray } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { grouped } from '../rounds/grouped.ts'
import { partOf } from '../rounds/valid-turnover.ts'
import type { Ticket } from './tickets.ts'
import { drawTurnover } from './valid-turnover.ts'

/** A ticket that is due, with what its game draws. */
export interface DueTicket {
  readonly ticket: Ticket
  readonly drawKind: string
}

/** Whose tickets in which draw. */
type Drawn = Pick<Ticket, 'memberId' | 'gameId' | 'drawAt'>
type Together = Drawn & Pick<Ticket, 'id' | 'stake' | 'lines'>

type Row = Readonly<Record<'member_id' | 'game_id' | 'draw_at' | 'stake', string | number>> &
  Pick<Ticket, 'id' | 'lines'>

const keyOf = ({ memberId, gameId, drawAt }: Drawn): string => `${memberId}/${gameId}/${drawAt}`

/**
 * All tickets of members in draws, each member and draw looked
 * up by the index: older tickets of the members are not read.
 */
export const ticketsIn = (drawn: readonly Drawn[]) => sql`
  select t.* from unnest(${bigintArray(drawn.map(({ gameId }) => gameId))}, ${bigintArray(drawn.map(({ drawAt }) => drawAt))},
      ${bigintArray(drawn.map(({ memberId }) => memberId))}) as asked(game_id, draw_at, member_id)
    cross join lateral (
      select id, member_id, game_id, draw_at, stake, lines from lottery_tickets
      where game_id = asked.game_id::int and draw_at = asked.draw_at and member_id = asked.member_id offset 0) t`

async function readTogether(tx: Database, drawn: readonly Drawn[]): Promise<Together[]> {
  const { rows } = await tx.execute<Row>(ticketsIn(drawn))
  return rows.map(({ id, lines, member_id: memberId, game_id: gameId, draw_at: drawAt, stake }) => ({
    id,
    lines,
    memberId: Number(memberId),
    gameId: Number(gameId),
    drawAt: Number(drawAt),
    stake: Number(stake),
  }))
}

/**
 * What of each due ticket bears risk, by its id, in minor units. All tickets of a member in a draw count together,
 * those that another batch settles too.
 */
export async function ticketTurnovers(tx: Database, due: readonly DueTicket[]): Promise<Map<string, number>> {
  const drawn = new Map(due.map(({ ticket, drawKind }) => [keyOf(ticket), { ticket, drawKind }]))
  const among = await readTogether(
    tx,
    [...drawn.values()].map(({ ticket }) => ticket),
  )
  const found = new Map<string, number>()
  for (const [key, tickets] of grouped(among, keyOf)) {
    const drawKind = drawn.get(key)?.drawKind
    if (drawKind === undefined) continue
    const whole = tickets.reduce((sum, { stake }) => sum + stake, 0)
    const valid = drawTurnover(
      drawKind,
      tickets.flatMap(({ lines }) => lines),
      whole,
    )
    for (const { id, stake } of tickets) found.set(id, partOf(stake, valid, whole))
  }
  return found
}
