import type { SeenHand, SeenPlayer, SeenTable } from '@parlour/play/calls'
import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import { members, pokerHands, pokerPlays } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { masked } from '../games/list-winners.ts'
import { worthOf } from './hand-worth.ts'
import { playsOf, type Chair, type PokerHand, type PokerPlay, type TableState } from './locked-table.ts'
import { chairs, raiseOf } from '../games/ante.ts'

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: members.id, name: members.username })
    .from(members)
    .where(inArray(members.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names as a member sees them: their own whole, others masked as the winners are. */
const seenBy =
  (memberId: number, names: ReadonlyMap<number, string>) =>
  (id: number): string =>
    id === memberId ? (names.get(id) ?? '') : masked(names.get(id) ?? '')

function stateOf({ stays }: PokerPlay, state: PokerHand['state']): SeenPlayer['state'] {
  if (state === 'joining') return 'joined'
  if (state === 'over') return stays ? 'stays' : 'folded'
  return stays === null ? 'deciding' : 'decided'
}

/**
 * Tells a hand to a member: their own cards once they are dealt,
 * those of others who stayed once it is over, and no more.
 */
export function serializeHand(
  { id, state, endsAt, pot, fee }: PokerHand,
  plays: readonly PokerPlay[],
  memberId: number,
  nameOf: (id: number) => string,
): SeenHand {
  const isOver = state === 'over'
  return {
    id,
    state,
    endsAt,
    pot,
    fee,
    plays: plays.map((play) => {
      const isOwn = play.memberId === memberId
      const cards = isOwn || (isOver && play.stays) ? play.cards : null
      return {
        place: play.place,
        who: isOwn ? 'you' : play.memberId === null ? 'bot' : 'member',
        name: play.memberId === null ? '' : nameOf(play.memberId),
        state: isOwn && play.stays !== null ? (play.stays ? 'stays' : 'folded') : stateOf(play, state),
        cards,
        made: cards && worthOf(cards).kind,
        paid: isOver ? play.paid : null,
      }
    }),
  }
}

/** The last hand that a member has played since they sit on a chair, with its players, or null. */
async function lastHand(db: Database, { tableId, memberId, satAt }: Chair) {
  const [found] = await db
    .select({ hand: pokerHands })
    .from(pokerHands)
    .innerJoin(pokerPlays, eq(pokerPlays.handId, pokerHands.id))
    .where(
      and(
        eq(pokerPlays.memberId, memberId),
        eq(pokerHands.tableId, tableId),
        eq(pokerHands.state, 'over'),
        gte(pokerHands.endsAt, satAt),
      ),
    )
    .orderBy(desc(pokerHands.endsAt))
    .limit(1)
  return found ? { hand: found.hand, plays: await playsOf(db, found.hand.id) } : null
}

/** Tells a table to a member who sits there. */
export async function serializeTable(
  db: Database,
  at: TableState,
  memberId: number,
  ante: number,
): Promise<SeenTable | null> {
  const { table, hand, plays } = at
  const own = at.chairs.find((chair) => chair.memberId === memberId)
  if (!own) return null
  const last = await lastHand(db, own)
  const names = await namesOf(
    db,
    [...at.chairs, ...plays, ...(last?.plays ?? [])].flatMap((one) => one.memberId ?? []),
  )
  const nameOf = seenBy(memberId, names)
  return {
    number: table.number,
    room: table.room,
    ante,
    raise: raiseOf(ante),
    place: own.place,
    leaves: own.leaves,
    chairs: Array.from({ length: chairs }, (_, place) => {
      const chair = at.chairs.find((one) => one.place === place)
      return chair ? nameOf(chair.memberId) : null
    }),
    hand: hand && serializeHand(hand, plays, memberId, nameOf),
    last: last && serializeHand(last.hand, last.plays, memberId, nameOf),
  }
}
