import type { Hand, Player, Table } from '../calls/poker-tables.ts'
import { costOf, ownPlay } from './poker-tables.ts'

/** A seat at the drawn table; `at` counts from the player's own, clockwise. */
export interface SeatView {
  readonly at: number
  readonly place: number
  /** Null for a free chair. */
  readonly player: Player | null
  /** Whether they have more of the pot than the hand cost them. */
  readonly won: boolean
}

/** What lies on the drawn table. */
export interface TableView {
  /** The hand that is shown: the one that is dealt, the one that was, or none. */
  readonly hand: Hand | null
  readonly seats: readonly SeatView[]
  /** Minor units. */
  readonly pot: number
  /** When the hand goes on by itself, or null. */
  readonly endsAt: number | null
}

const seated = (place: number, name: string, table: Table): Player => ({
  place,
  name,
  who: place === table.place ? 'you' : 'member',
  cards: null,
  made: null,
  paid: null,
  state: table.hand?.plays.some((play) => play.place === place) ? 'joined' : 'deciding',
})

/** What to draw: a hand that is dealt; else the last one, until its player joins another; else who sits there. */
export function viewOf(table: Table): TableView {
  const { hand, last, ante, place } = table
  const shown = hand?.state === 'dealt' ? hand : ownPlay(hand) ? null : last
  const count = table.chairs.length
  const seats = Array.from({ length: count }, (_, at): SeatView => {
    const seat = (place + at) % count
    const name = table.chairs[seat] ?? null
    const player = shown
      ? (shown.plays.find((play) => play.place === seat) ?? null)
      : name === null
        ? null
        : seated(seat, name, table)
    const won = shown?.state === 'over' && player?.state === 'stays' && (player.paid ?? 0) > costOf(table, player)
    return { at, place: seat, player, won }
  })
  const joined = shown ? shown.plays.length : (hand?.plays.length ?? 0)
  return { hand: shown, seats, pot: shown?.pot ?? joined * ante, endsAt: hand?.endsAt ?? null }
}
