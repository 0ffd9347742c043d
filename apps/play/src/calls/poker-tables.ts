import type { Card } from './card.ts'
import type { Opening } from './frame.ts'

/** The body of sitting down: the number of the room. */
export interface SitRequest {
  readonly room: number
}

/** The body of joining a hand: its ante in minor units, so that a member pays the ante that they saw. */
export interface JoinRequest {
  readonly ante: number
}

/** The body of a decision. */
export interface DecideRequest {
  readonly handId: string
  readonly stays: boolean
}

/** A room as the lobby shows it; sums in minor units. */
export interface Room {
  readonly number: number
  readonly name: string
  readonly seats: number
  readonly ante: number
  readonly raise: number
  /** The balance that a hand needs. */
  readonly least: number
  /** By members; bots take no seat away. */
  readonly taken: number
}

/** What three cards make, by its word. */
export type Made = 'high' | 'pair' | 'flush' | 'straight' | 'three' | 'straightFlush'

/** A player of a hand as another may see them; cards only where they may be seen. */
export interface Player {
  readonly place: number
  readonly who: 'you' | 'member' | 'bot'
  /** Masked; empty for a bot. */
  readonly name: string
  /** What is known of the decision: nothing before the hand is over, but that it is made. */
  readonly state: 'joined' | 'deciding' | 'decided' | 'stays' | 'folded'
  readonly cards: readonly Card[] | null
  readonly made: Made | null
  /** Minor units, once the hand is over. */
  readonly paid: number | null
}

/** A hand; sums in minor units, `endsAt` in milliseconds since 1970 by the server's clock. */
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
  /** Who sits on the chairs: a name, masked but for the player's own, or null. */
  readonly chairs: readonly (string | null)[]
  /** The hand that is joined or played. */
  readonly hand: Hand | null
  /** The last hand that the player has played since they sit here. */
  readonly last: Hand | null
}

/** What a look tells: the table, or else the rooms; the balance in minor units, the time of the answer. */
export interface Seen {
  readonly now: number
  readonly balance: number
  readonly rooms: readonly Room[]
  readonly table: Table | null
}

/** The answer when a game with tables opens. */
export interface PokerTablesOpening extends Opening, Seen {
  /** The room that the launch named. */
  readonly asked: number | null
  readonly chairs: number
  readonly feePercent: number
  readonly decidesWithin: number
  readonly alwaysStaying: number
}
