import type { Card } from '../cards/card.ts'
import type { Opening } from '../frame/start.tsx'

/** A room as the lobby shows it; sums in minor units, `least` is the balance that a hand needs. */
export interface Room {
  readonly number: number
  readonly seats: number
  readonly ante: number
  readonly raise: number
  readonly least: number
  readonly taken: number
}

/** What three cards make, by its word. */
export type Made = 'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straightFlush'

/** A player of a hand; cards only where they may be seen. */
export interface Player {
  readonly place: number
  readonly who: 'you' | 'member' | 'house'
  readonly name: string
  readonly state: 'joined' | 'deciding' | 'decided' | 'stays' | 'folded'
  readonly cards: readonly Card[] | null
  readonly made: Made | null
  /** Once the hand is over. */
  readonly paid: number | null
}

/** A hand; `endsAt` in milliseconds since 1970 by the server's clock. */
export interface Hand {
  readonly id: string
  readonly state: 'joining' | 'dealt' | 'over'
  readonly endsAt: number
  readonly pot: number | null
  readonly fee: number | null
  readonly plays: readonly Player[]
}

/** The table where the player sits. */
export interface Table {
  readonly number: number
  readonly room: number
  readonly ante: number
  readonly raise: number
  readonly place: number
  readonly leaves: boolean
  readonly chairs: readonly (string | null)[]
  readonly hand: Hand | null
  readonly last: Hand | null
}

/** What a look tells: the table, or else the rooms. */
export interface Seen {
  readonly now: number
  readonly balance: number
  readonly rooms: readonly Room[]
  readonly table: Table | null
}

/** What a game with rooms is told when it opens. */
export interface RoomsOpening extends Opening, Seen {
  /** The room that the launch named. */
  readonly asked: number | null
  readonly chairs: number
  readonly feePercent: number
  readonly decidesWithin: number
  readonly alwaysStaying: number
}

/** What the player does in a hand, or undefined when it is not theirs. */
export const ownPlay = (hand: Hand | null): Player | undefined => hand?.plays.find(({ who }) => who === 'you')

/** What a hand has cost its player so far. */
export const costOf = ({ ante, raise }: Pick<Table, 'ante' | 'raise'>, play: Player): number => ante + (play.state === 'stays' ? raise : 0)
