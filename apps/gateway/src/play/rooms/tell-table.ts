import { and, desc, eq, gte, inArray } from 'drizzle-orm'
import type { Database } from '../../db/open-database.ts'
import { members, roomHands, roomPlays } from '../../db/tables/index.ts'
import { masked } from '../../games/list-winners.ts'
import type { Card } from '../cards/card.ts'
import { worthOf, type HandKind } from './hand-worth.ts'
import { playsOf, type Chair, type RoomHand, type RoomPlay, type TableState } from './held-table.ts'
import { chairs, raiseOf } from './showdown.ts'

/** A player of a hand as another may see them; cards only where they may be seen, `paid` in minor units once it is over. */
export interface ToldPlay {
  readonly place: number
  readonly who: 'you' | 'member' | 'house'
  /** Masked; empty for a house player. */
  readonly name: string
  /** What is known of the decision: nothing before the hand is over, but that it is made. */
  readonly state: 'joined' | 'deciding' | 'decided' | 'stays' | 'folded'
  readonly cards: readonly Card[] | null
  readonly made: HandKind | null
  readonly paid: number | null
}

/** A hand as a member at the table may see it; sums in minor units, `endsAt` in milliseconds since 1970. */
export interface ToldHand {
  readonly id: string
  readonly state: RoomHand['state']
  readonly endsAt: number
  readonly pot: number | null
  readonly fee: number | null
  readonly plays: readonly ToldPlay[]
}

/** A table as a member who sits there sees it. */
export interface ToldTable {
  readonly number: number
  readonly room: number
  readonly ante: number
  readonly raise: number
  readonly place: number
  readonly leaves: boolean
  /** Who sits on the chairs: a name, masked but for the member's own, or null. */
  readonly chairs: readonly (string | null)[]
  /** The hand that is joined or played. */
  readonly hand: ToldHand | null
  /** The last hand that the member has played since they sit here. */
  readonly last: ToldHand | null
}

async function namesOf(db: Database, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.select({ id: members.id, name: members.username }).from(members).where(inArray(members.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Names as a member sees them: their own whole, others masked as the winners are. */
const seenBy = (memberId: number, names: ReadonlyMap<number, string>) => (id: number): string =>
  id === memberId ? (names.get(id) ?? '') : masked(names.get(id) ?? '')

function stateOf({ stays }: RoomPlay, state: RoomHand['state']): ToldPlay['state'] {
  if (state === 'joining') return 'joined'
  if (state === 'over') return stays ? 'stays' : 'folded'
  return stays === null ? 'deciding' : 'decided'
}

/** Tells a hand to a member: their own cards once they are dealt, those of others who stayed once it is over, and no more. */
export function tellHand({ id, state, endsAt, pot, fee }: RoomHand, plays: readonly RoomPlay[], memberId: number, nameOf: (id: number) => string): ToldHand {
  const isOver = state === 'over'
  return {
    id, state, endsAt, pot, fee,
    plays: plays.map((play) => {
      const isOwn = play.memberId === memberId
      const cards = isOwn || (isOver && play.stays) ? play.cards : null
      return {
        place: play.place,
        who: isOwn ? 'you' : play.memberId === null ? 'house' : 'member',
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
    .select({ hand: roomHands })
    .from(roomHands)
    .innerJoin(roomPlays, eq(roomPlays.handId, roomHands.id))
    .where(and(eq(roomPlays.memberId, memberId), eq(roomHands.tableId, tableId), eq(roomHands.state, 'over'), gte(roomHands.endsAt, satAt)))
    .orderBy(desc(roomHands.endsAt))
    .limit(1)
  return found ? { hand: found.hand, plays: await playsOf(db, found.hand.id) } : null
}

/** Tells a table to a member who sits there. */
export async function tellTable(db: Database, at: TableState, memberId: number, ante: number): Promise<ToldTable | null> {
  const { table, hand, plays } = at
  const own = at.chairs.find((chair) => chair.memberId === memberId)
  if (!own) return null
  const last = await lastHand(db, own)
  const names = await namesOf(db, [...at.chairs, ...plays, ...(last?.plays ?? [])].flatMap((one) => one.memberId ?? []))
  const nameOf = seenBy(memberId, names)
  return {
    number: table.number, room: table.room, ante, raise: raiseOf(ante), place: own.place, leaves: own.leaves,
    chairs: Array.from({ length: chairs }, (_, place) => {
      const chair = at.chairs.find((one) => one.place === place)
      return chair ? nameOf(chair.memberId) : null
    }),
    hand: hand && tellHand(hand, plays, memberId, nameOf),
    last: last && tellHand(last.hand, last.plays, memberId, nameOf),
  }
}
