import type { BetRequest, Fixture, OrderLeg } from '../calls/sportsbook.ts'
import type { Board } from './board.ts'

/** A pick on the slip, at the odds in hundredths that it was put there with. */
export interface BetSlipLeg extends OrderLeg {
  /** In tenths. */
  readonly line: number | null
}

/** What names a pick. */
export type Picked = Pick<BetSlipLeg, 'fixture' | 'market' | 'pick'>

/** What the page keeps of a slip: the stake as it was typed. */
export interface BetSlip {
  readonly kind: BetRequest['kind']
  readonly stake: string
  readonly legs: readonly BetSlipLeg[]
}

/** What one pick is called among all of them. */
export const legName = ({ fixture, market, pick }: Picked): string => `${fixture}/${market}/${pick}`

/** A leg beside what stands now: no odds when its fixture takes no more bets. */
export interface StandingLeg {
  readonly leg: BetSlipLeg
  readonly fixture: Fixture
  readonly now: number | null
}

/** The legs of a slip as they stand; one whose fixture is forgotten falls out. */
export const standing = ({ legs }: BetSlip, { fixtures }: Board): StandingLeg[] =>
  legs.flatMap((leg) => {
    const fixture = fixtures.get(leg.fixture)
    if (!fixture) return []
    const now =
      fixture.markets.find(({ kind }) => kind === leg.market)?.picks.find(({ pick }) => pick === leg.pick)?.odds ?? null
    return [{ leg, fixture, now }]
  })

/** A sum that was typed, in minor units; null when it is none. Point and comma both part the centavos. */
export function stakeOf(typed: string): number | null {
  const found = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim())
  return found ? Number(found[1]) * 100 + Number((found[2] ?? '').padEnd(2, '0')) : null
}

/** What a stake returns at odds in hundredths that multiply, cut to the centavo as the server cuts it. */
export const returnOf = (stake: number, odds: readonly number[]): number =>
  Number(odds.reduce((all, each) => all * BigInt(each), BigInt(stake)) / 100n ** BigInt(odds.length))

/** What a slip comes to: sums in minor units, the odds of a parlay in hundredths. */
export interface Sums {
  readonly total: number
  readonly possible: number
  readonly odds: number
  /** The most that one of its bets returns. */
  readonly highest: number
}

/** Works out what a slip would cost and return. */
export function sumsOf(kind: BetSlip['kind'], stake: number, odds: readonly number[]): Sums {
  const together = returnOf(100, odds)
  if (kind === 'parlay') {
    const possible = returnOf(stake, odds)
    return { total: stake, possible, odds: together, highest: possible }
  }
  const each = odds.map((one) => returnOf(stake, [one]))
  return {
    total: stake * odds.length,
    possible: each.reduce((sum, one) => sum + one, 0),
    odds: together,
    highest: Math.max(0, ...each),
  }
}

/** What keeps a slip from being placed. */
export type Problem = 'changed' | 'gone' | 'two' | 'same' | 'range' | 'high'

/** The first thing that keeps a slip from being placed, or null; `stake` in minor units, null when none was typed. */
export function problemOf(
  { kind }: BetSlip,
  legs: readonly StandingLeg[],
  stake: number | null,
  { least, most, mostReturn }: { readonly least: number; readonly most: number; readonly mostReturn: number },
): Problem | null {
  if (legs.some(({ now }) => now === null)) return 'gone'
  if (legs.some(({ leg, now }) => leg.odds !== now)) return 'changed'
  if (kind === 'parlay' && legs.length < 2) return 'two'
  if (kind === 'parlay' && new Set(legs.map(({ leg }) => leg.fixture)).size < legs.length) return 'same'
  if (stake === null || stake < least || stake > most) return 'range'
  return sumsOf(
    kind,
    stake,
    legs.map(({ leg }) => leg.odds),
  ).highest > mostReturn
    ? 'high'
    : null
}
