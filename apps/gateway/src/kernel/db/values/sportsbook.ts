/** What can be bet on: three of every sport. */
export const marketKinds = [
  'result',
  'goals',
  'both',
  'winner',
  'spread',
  'points',
  'match',
  'first',
  'maps',
  'fight',
  'draw',
  'length',
] as const

/** What can be bet on. */
export type MarketKind = (typeof marketKinds)[number]

/** What can be picked in a market. */
export const picks = ['home', 'draw', 'away', 'over', 'under', 'yes', 'no', 'meron', 'wala'] as const

/** What can be picked in a market. */
export type Pick = (typeof picks)[number]

/** A pick with what it pays, in hundredths of the stake. */
export interface PricedPick {
  readonly pick: Pick
  readonly odds: number
}

/** A market as the sportsbook offers it; the line in tenths. */
export interface Market {
  readonly kind: MarketKind
  readonly line: number | null
  readonly picks: readonly PricedPick[]
}

/**
 * A moment when the score changed: milliseconds after the start,
 * the score, and in maps the rounds of the one being played.
 */
export interface Mark {
  readonly at: number
  readonly home: number
  readonly away: number
  readonly rounds?: readonly [home: number, away: number]
}

/** What a fixture came to, as the markets ask for it. */
export interface Result {
  /** The score that lines are compared with: goals, points after the regular time, maps; 1 to 0 for a fight. */
  readonly home: number
  readonly away: number
  /** The winner; null for a draw. */
  readonly winner: 'home' | 'away' | null
  /** Who won the first map. */
  readonly first?: 'home' | 'away'
  /** When a fight was over, in milliseconds after its start. */
  readonly overAt?: number
}

/** All of a fixture: how the score went, what came out, and how long it took in milliseconds. */
export interface Course {
  readonly marks: readonly Mark[]
  readonly result: Result
  readonly length: number
}

/** What is known shortly before a start: the home side is weaker than it was, neither is, the away side is. */
export type News = -1 | 0 | 1
