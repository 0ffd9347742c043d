import { grouped } from '../rounds/grouped.ts'
import { partOf, validTurnoverOf, type End } from '../rounds/valid-turnover.ts'
import { returnOf } from './bet-amounts.ts'
import type { Market } from '../../kernel/db/index.ts'

/** A pick of a bet at the odds, in hundredths, that it was taken at. */
export interface StakedLeg {
  readonly fixtureId: number
  readonly market: string
  readonly pick: string
  readonly odds: number
}

/** A bet as far as covering goes: its stake in minor units, and its picks. */
export interface StakedBet {
  readonly id: string
  readonly memberId: number
  readonly stake: number
  readonly legs: readonly StakedLeg[]
}

const marketOf = ({ fixtureId, market }: StakedLeg): string => `${fixtureId}/${market}`
const byMarket = (legs: readonly StakedLeg[]): StakedLeg[] =>
  legs.toSorted((a, b) => (marketOf(a) < marketOf(b) ? -1 : 1))
const marketsOf = (legs: readonly StakedLeg[]): string => byMarket(legs).map(marketOf).join(' ')
const picksOf = (legs: readonly StakedLeg[]): string =>
  byMarket(legs)
    .map(({ pick }) => pick)
    .join(' ')

/** Every way that the markets of some legs can end, with how likely the odds say that it is. */
function waysOf(
  legs: readonly StakedLeg[],
  markets: ReadonlyMap<string, Market>,
): { readonly picks: string; readonly chance: number }[] {
  let ways = [{ picks: [] as string[], chance: 1 }]
  for (const leg of byMarket(legs)) {
    const picks = markets.get(marketOf(leg))?.picks ?? []
    const all = picks.reduce((sum, { odds }) => sum + 100 / odds, 0)
    ways = ways.flatMap((way) =>
      picks.map(({ pick, odds }) => ({ picks: [...way.picks, pick], chance: (way.chance * 100) / odds / all })),
    )
  }
  return ways.map(({ picks, chance }) => ({ picks: picks.join(' '), chance }))
}

function turnoverOf(bets: readonly StakedBet[], stake: number, markets: ReadonlyMap<string, Market>): number {
  const paid = new Map<string, number>()
  for (const { legs, stake: each } of bets) {
    const picks = picksOf(legs)
    paid.set(
      picks,
      (paid.get(picks) ?? 0) +
        returnOf(
          each,
          legs.map(({ odds }) => odds),
        ),
    )
  }
  if (paid.size < 2) return stake
  const ends = waysOf(bets[0]?.legs ?? [], markets).map(({ picks, chance }): End => ({
    chance,
    returned: paid.get(picks) ?? 0,
  }))
  return validTurnoverOf(stake, ends)
}

/**
 * What of each bet bears risk, by its id, in minor units: the bets of a member on the same markets count together,
 * singles with singles and parlays with those on the same markets. `markets` by `fixture/market`.
 */
export function sportsbookTurnovers(
  bets: readonly StakedBet[],
  markets: ReadonlyMap<string, Market>,
): Map<string, number> {
  const found = new Map<string, number>()
  for (const together of grouped(bets, ({ memberId, legs }) => `${memberId} ${marketsOf(legs)}`).values()) {
    const whole = together.reduce((sum, { stake }) => sum + stake, 0)
    const valid = turnoverOf(together, whole, markets)
    for (const { id, stake } of together) found.set(id, partOf(stake, valid, whole))
  }
  return found
}
