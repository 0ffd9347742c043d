import type { Card } from './card.ts'
import type { Booked, Opening } from './frame.ts'

/** A field of the table. */
export type Bet = 'playerPair' | 'player' | 'tie' | 'banker' | 'bankerPair'

/** A hand of the table. */
export type Side = 'player' | 'banker'

/** What lies on the fields in minor units; a field that is not named holds nothing. */
export type Stakes = Readonly<Partial<Record<Bet, number>>>

/** The body of a round. */
export interface RoundRequest {
  readonly stakes: Stakes
}

/** A hand as it was dealt: its cards, and what they count after each. */
export interface Hand {
  readonly cards: readonly Card[]
  readonly points: readonly number[]
}

/** What came of a round. */
export interface Result {
  readonly winner: Side | 'tie'
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** What a field held and gave back, in minor units. */
export interface FieldEnd {
  readonly bet: Bet
  readonly stake: number
  readonly win: number
}

/**
 * A round that is over; sums in minor units, what came back
 * with the stakes in it. Fields that held nothing are left out.
 */
export interface Round extends Result {
  readonly roundId: string
  readonly player: Hand
  readonly banker: Hand
  readonly fields: readonly FieldEnd[]
  readonly stake: number
  readonly win: number
}

/** What a round answers. */
export interface RoundAnswer extends Round, Booked {}

/** A field as the table states it: what it pays beside its stake, and what it gives back in percent. */
export interface FieldKind {
  readonly bet: Bet
  readonly pays: number
  readonly percent: number
}

/** What a login has played so far. */
export interface SessionRounds {
  /** The last round, or null. */
  readonly last: Round | null
  /** The results, newest first. */
  readonly results: readonly Result[]
}

/** The answer when a card table opens. */
export interface BaccaratOpening extends Opening, SessionRounds {
  /** Values in minor units, rising: every stake is made of the least, a round holds the greatest at most. */
  readonly chips: readonly number[]
  readonly decks: number
  /** Whether cards come faster than elsewhere. */
  readonly quick: boolean
  readonly fields: readonly FieldKind[]
}
