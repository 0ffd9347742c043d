import { differenceOf, newsChances } from './strengths.ts'
import type { Market, MarketKind, News, PricedPick } from '../../kernel/db/index.ts'
import type { Chances, Lines, Sport } from './sports/sport.ts'

/** What the operator keeps: by how much the inverse odds of a market add up to more than 1. */
export const margins: Readonly<Record<MarketKind, number>> = {
  result: 0.05,
  goals: 0.05,
  both: 0.06,
  winner: 0.045,
  spread: 0.045,
  points: 0.05,
  match: 0.05,
  first: 0.055,
  maps: 0.06,
  fight: 0.055,
  draw: 0.05,
  length: 0.06,
}

const leastOdds = 101

/** The sides of a fixture: strengths, and what is known of them; null before the news is out. */
export interface Sides {
  readonly home: number
  readonly away: number
  readonly news: News | null
}

/**
 * The markets with their chances: those of the news, or before
 * it is out those of every news that may come, by its weight.
 */
export function chancesOf(sport: Sport, { home, away, news }: Sides, lines: Lines): readonly Chances[] {
  if (news !== null) return sport.chances(differenceOf(home, away, news), lines)
  const all = newsChances.map(([each, weight]) => ({
    weight,
    markets: sport.chances(differenceOf(home, away, each), lines),
  }))
  return (all[0]?.markets ?? []).map((market, at) => ({
    ...market,
    picks: market.picks.map(([pick], place) => [
      pick,
      all.reduce((sum, { weight, markets }) => sum + weight * (markets[at]?.picks[place]?.[1] ?? 0), 0),
    ]),
  }))
}

/** The odds of a pick: fair ones, less the margin, cut to hundredths. */
const oddsOf = (chance: number, margin: number): number =>
  Math.max(leastOdds, Math.floor(100 / (chance * (1 + margin))))

/** Puts prices on markets: chances as they are when the stake is not returned, and the margin of the kind. */
export const priced = (markets: readonly Chances[]): readonly Market[] =>
  markets.map(({ kind, line, picks }) => {
    const decided = picks.reduce((sum, [, chance]) => sum + chance, 0)
    return {
      kind,
      line,
      picks: picks.map(([pick, chance]) => ({ pick, odds: oddsOf(chance / decided, margins[kind]) })),
    }
  })

/** What a market gives back of evenly spread stakes, 1 divided by the sum of the inverse odds. */
export const marketRtp = ({ picks }: { readonly picks: readonly PricedPick[] }): number =>
  1 / picks.reduce((sum, { odds }) => sum + 100 / odds, 0)
