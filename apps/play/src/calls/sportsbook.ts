import type { Booked, Opening } from './frame.ts'

/** The kinds of markets. */
export type MarketKind =
  | 'result'
  | 'goals'
  | 'both'
  | 'winner'
  | 'spread'
  | 'points'
  | 'match'
  | 'first'
  | 'maps'
  | 'fight'
  | 'draw'
  | 'length'

/** What can be picked in a market. */
export type PickName = 'home' | 'draw' | 'away' | 'over' | 'under' | 'yes' | 'no' | 'meron' | 'wala'

/** The body of a look; `since` leaves out what has not changed since then, in milliseconds since 1970. */
export interface BoardRequest {
  readonly since: number
}

/** A pick as the slip names it, at the odds in hundredths that it shows. */
export interface OrderLeg {
  readonly fixture: number
  readonly market: MarketKind
  readonly pick: PickName
  readonly odds: number
}

/** The body of a slip: every pick a bet of its own for the stake, or all of them one bet; the stake in minor units. */
export interface BetRequest {
  readonly kind: 'single' | 'parlay'
  readonly stake: number
  readonly legs: readonly OrderLeg[]
}

/** A pick with its odds in hundredths. */
export interface PricedPick {
  readonly pick: PickName
  readonly odds: number
}

/** A market that bets can be placed on; the line in tenths. */
export interface Market {
  readonly kind: MarketKind
  readonly line: number | null
  readonly picks: readonly PricedPick[]
}

/** How a fixture stands. */
export interface Live {
  readonly phase: 'play' | 'break' | 'over'
  /** Which half, quarter or map it is, from 1; one more than there are is extra time. */
  readonly part: number
  /** The minute that is played, from 1; the seconds of a sport without minutes. */
  readonly clock: number
  readonly home: number
  readonly away: number
  /** The rounds of the map that is played. */
  readonly rounds: readonly [home: number, away: number] | null
  /**
   * The minute of the last change of the score, and who scored; null while neither side has, and when both did at once.
   */
  readonly last: { readonly side: 'home' | 'away'; readonly clock: number } | null
}

/** A fixture; times in milliseconds since 1970. */
export interface Fixture {
  readonly id: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly state: 'open' | 'closed' | 'live' | 'over' | 'void'
  /** Which side is said to be weaker: home (-1), away (1), neither (0); null before it is known. */
  readonly news: number | null
  /** Empty when it takes no more bets. */
  readonly markets: readonly Market[]
  readonly live: Live | null
}

/** A league; the clock of its fixtures has `parts` of so many minutes. */
export interface League {
  readonly code: string
  readonly name: string
  readonly sport: 'soccer' | 'basketball' | 'maps' | 'cockfight'
  readonly timing: {
    readonly parts: number
    readonly partMs: number
    readonly breakMs: number
    readonly minutes: number
  }
}

/** What became of a bet or a leg. */
export type Became = 'open' | 'won' | 'lost' | 'void'

/** A leg of a bet; odds in hundredths, the line in tenths, the score of a fixture that is over. */
export interface Leg {
  readonly fixture: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly market: MarketKind
  readonly line: number | null
  readonly pick: PickName
  readonly odds: number
  readonly state: Became
  readonly score: readonly [home: number, away: number] | null
}

/** A bet; sums in minor units, odds in hundredths. */
export interface Bet {
  readonly id: string
  readonly stake: number
  readonly odds: number
  readonly possible: number
  readonly state: Became
  readonly win: number | null
  readonly placedAt: number
  readonly settledAt: number | null
  readonly legs: readonly Leg[]
}

/** What has changed on the sportsbook. */
export interface BoardAnswer {
  readonly now: number
  readonly fixtures: readonly Fixture[]
  readonly bets: readonly Bet[]
  readonly balance: number
}

/**
 * What a market gives back in percent: by its odds of now, and
 * over simulated bets with the half width of the 99 % interval.
 */
export interface MarketReturn {
  readonly market: MarketKind
  readonly percent: number
  readonly simulated: number
  readonly interval: number
}

/** The answer when the sportsbook opens. */
export interface SportsbookOpening extends Opening, BoardAnswer {
  readonly leagues: readonly League[]
  /** Sums to choose a stake from, and its bounds. */
  readonly stakes: readonly number[]
  readonly least: number
  readonly most: number
  readonly mostLegs: number
  readonly mostReturn: number
  readonly returns: readonly MarketReturn[]
}

/** What a slip became. */
export interface Placed extends Booked {
  readonly bets: readonly Bet[]
}
