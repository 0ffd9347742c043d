import type { Card } from '../cards/card.ts'
import type { Opening } from '../frame/start.tsx'
import type { Booked } from '../frame/use-play.ts'

/** A field of the table. */
export type Bet = 'playerPair' | 'player' | 'tie' | 'banker' | 'bankerPair'

/** A hand of the table. */
export type Side = 'player' | 'banker'

/** What lies on the fields in minor units. */
export type Stakes = Readonly<Partial<Record<Bet, number>>>

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

/** A round that is over; sums in minor units, what came back with the stakes in it. */
export interface Round extends Result {
  readonly roundId: string
  readonly player: Hand
  readonly banker: Hand
  readonly fields: readonly FieldEnd[]
  readonly stake: number
  readonly win: number
}

/** What the server answers to a round. */
export type RoundAnswer = Round & Booked

/** A field as the table states it: what it pays beside its stake, and what it gives back in percent. */
export interface FieldKind {
  readonly bet: Bet
  readonly pays: number
  readonly percent: number
}

/** What the card table is told when it opens. */
export interface BaccaratOpening extends Opening {
  /** Values in minor units, rising: every stake is made of the least, a round holds the greatest at most. */
  readonly chips: readonly number[]
  readonly decks: number
  /** Whether cards come faster than elsewhere. */
  readonly quick: boolean
  readonly fields: readonly FieldKind[]
  /** The session's last round, or null. */
  readonly last: Round | null
  /** The session's results, newest first. */
  readonly results: readonly Result[]
}
