import { sportsbookTurnovers } from '../src/play/sportsbook/valid-turnover.ts'
import { returnOf } from '../src/play/sportsbook/bet-amounts.ts'
import { coveredMarkets, type CoveredMarket } from '../src/play/sportsbook/market-rtp.ts'
import { players, type Strategy } from './strategy.ts'

const categories: Readonly<Record<string, string>> = {
  match: 'ESPORTS',
  first: 'ESPORTS',
  maps: 'ESPORTS',
  fight: 'COCKFIGHT',
  draw: 'COCKFIGHT',
  length: 'COCKFIGHT',
}

/** Stakes on every pick of a market that return alike whichever is right, by one account or each by another. */
const covering = ({ market, draw }: CoveredMarket, apart: boolean): Strategy => ({
  name: `sportsbook: ${market}, every pick ${apart ? 'by another account' : 'by one account'}`,
  category: categories[market] ?? 'SPORTS',
  play(random) {
    const { offer, won } = draw(random)
    const first = random.roll(players)
    const bets = offer.picks.map(({ pick, odds }, at) => ({
      id: pick,
      memberId: apart ? (first + at) % players : first,
      stake: Math.round(1_000_000 / odds),
      legs: [{ fixtureId: 1, market, pick, odds }],
    }))
    const turnovers = sportsbookTurnovers(bets, new Map([[`1/${market}`, { ...offer, kind: market }]]))
    return bets.map(({ id, memberId, stake, legs }) => ({
      account: memberId,
      stake,
      turnover: turnovers.get(id) ?? 0,
      win:
        won === null
          ? stake
          : won === id
            ? returnOf(
                stake,
                legs.map(({ odds }) => odds),
              )
            : 0,
    }))
  },
})

/** Covering a market of the sportsbook. */
export const sportsbookStrategies: readonly Strategy[] = coveredMarkets().flatMap((market) => [
  covering(market, false),
  covering(market, true),
])
