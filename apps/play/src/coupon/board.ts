import type { Opening } from '../frame/start.tsx'
import type { Booked } from '../frame/use-play.ts'

/** A pick with its odds in hundredths. */
export interface PricedPick {
  readonly pick: string
  readonly odds: number
}

/** A market that bets can be placed on; the line in tenths. */
export interface Market {
  readonly kind: string
  readonly line: number | null
  readonly picks: readonly PricedPick[]
}

/** How a fixture stands. */
export interface Live {
  readonly phase: 'play' | 'break' | 'over'
  readonly part: number
  readonly clock: number
  readonly home: number
  readonly away: number
  readonly rounds: readonly [home: number, away: number] | null
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
  /** Who is told to be weaker: the home side (-1), the away side (1), neither (0); null before it is told. */
  readonly news: number | null
  readonly markets: readonly Market[]
  readonly live: Live | null
}

/** A league; the clock of its fixtures has `parts` of so many minutes. */
export interface League {
  readonly code: string
  readonly name: string
  readonly sport: 'soccer' | 'basketball' | 'maps' | 'cockfight'
  readonly timing: { readonly parts: number; readonly partMs: number; readonly breakMs: number; readonly minutes: number }
}

/** What became of a bet or a leg. */
export type Became = 'open' | 'won' | 'lost' | 'void'

/** A leg of a bet. */
export interface Leg {
  readonly fixture: number
  readonly league: string
  readonly home: string
  readonly away: string
  readonly startsAt: number
  readonly market: string
  readonly line: number | null
  readonly pick: string
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

/** What has changed on the coupon. */
export interface BoardAnswer {
  readonly now: number
  readonly fixtures: readonly Fixture[]
  readonly bets: readonly Bet[]
  readonly balance: number
}

/** What the coupon is told when it opens. */
export interface CouponOpening extends Opening, BoardAnswer {
  readonly leagues: readonly League[]
  /** Sums to choose a stake from, and its bounds. */
  readonly stakes: readonly number[]
  readonly least: number
  readonly most: number
  readonly mostLegs: number
  readonly mostReturn: number
  /** What each market gives back in percent: by its odds of now, and over simulated bets with the half width of the 99 % interval. */
  readonly returns: readonly { readonly market: string; readonly percent: number; readonly simulated: number; readonly interval: number }[]
}

/** What a slip became. */
export interface Placed extends Booked {
  readonly bets: readonly Bet[]
}

/** The coupon as the page holds it, by id. */
export interface Board {
  readonly now: number
  readonly fixtures: ReadonlyMap<number, Fixture>
  readonly bets: ReadonlyMap<string, Bet>
}

/** A board with an answer put over it; what is over for more than an hour falls out. */
export function merged(board: Board | null, { now, fixtures, bets }: Pick<BoardAnswer, 'now' | 'fixtures' | 'bets'>): Board {
  const kept = [...(board?.fixtures.values() ?? [])].filter(({ state, startsAt }) => state === 'open' || state === 'live' || now - startsAt < 90 * 60_000)
  return {
    now,
    fixtures: new Map([...kept, ...fixtures].map((fixture) => [fixture.id, fixture])),
    bets: new Map([...(board?.bets ?? []), ...bets.map((bet) => [bet.id, bet] as const)]),
  }
}
