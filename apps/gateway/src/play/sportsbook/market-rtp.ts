import { leagues, sportOf } from './leagues.ts'
import { chancesOf, priced } from './odds.ts'
import type { Roll, Sport } from './sports/sport.ts'
import { marketKinds } from '../../kernel/db/index.ts'
import type { MarketKind, News, Pick } from '../../kernel/db/index.ts'
import { differenceOf, drawNews, firstStrength, newsChances } from './strengths.ts'
import { legState, winningSelection } from './winning-selection.ts'

const sides = 8
const stake = 100

/** A market of a fixture as it is offered before its news (null) or after it. */
export interface Offer {
  readonly line: number | null
  readonly picks: readonly { readonly pick: Pick; readonly odds: number }[]
}

/** A fixture that bets of one market can be on: what is offered at each time, and what is to be expected of it. */
interface Case {
  readonly sport: Sport
  readonly home: number
  readonly away: number
  readonly offers: ReadonlyMap<News | null, Offer>
  /** The share of a stake that comes back on average: any pick, before the news or after it. */
  readonly share: number
}

function caseOf(kind: MarketKind, sport: Sport, home: number, away: number): Case | null {
  const lines = sport.lines(differenceOf(home, away, 0))
  const marketAt = (news: News | null) => {
    const market = chancesOf(sport, { home, away, news }, lines).find((each) => each.kind === kind)
    return (
      market && {
        chances: market.picks.map(([, chance]) => chance),
        offer: priced([market])[0] ?? { line: null, picks: [] },
      }
    )
  }
  const before = marketAt(null)
  if (!before) return null
  const after = newsChances.flatMap(([news, weight]) => {
    const market = marketAt(news)
    return market ? [{ ...market, news, weight }] : []
  })
  const share = after.reduce((sum, { chances, offer, weight }) => {
    const returned = 1 - chances.reduce((all, chance) => all + chance, 0)
    const paid = (picks: Offer['picks']) =>
      chances.reduce((all, chance, at) => all + (chance * (picks[at]?.odds ?? 0)) / stake, 0) / chances.length
    return sum + weight * (returned + (paid(before.offer.picks) + paid(offer.picks)) / 2)
  }, 0)
  return {
    sport,
    home,
    away,
    share,
    offers: new Map([[null, before.offer], ...after.map(({ news, offer }) => [news, offer] as const)]),
  }
}

/** Every fixture of the leagues as they begin that has such a market: each side at home against each other. */
const casesOf = (kind: MarketKind): readonly Case[] =>
  leagues.flatMap(({ code }) =>
    Array.from({ length: sides * sides }, (_, at) => [Math.floor(at / sides), at % sides] as const).flatMap(
      ([home, away]) =>
        home === away ? [] : (caseOf(kind, sportOf(code), firstStrength(home), firstStrength(away)) ?? []),
    ),
  )

/** What single bets on one market give back: worked out, and played one by one. */
export interface MarketRtp {
  readonly market: MarketKind
  /** The share of a stake that comes back on average, worked out exactly. */
  readonly stated: number
  /** Places a bet of 1.00 on any pick of any fixture, before the news or after it, and plays the fixture to its end. */
  play(random: Roll): { readonly stake: number; readonly win: number }
}

/**
 * Fixtures with a market of one kind: what is offered, and the pick that was right; null when the stakes are returned.
 */
export interface CoveredMarket {
  readonly market: MarketKind
  draw(random: Roll): { readonly offer: Offer; readonly won: Pick | null }
}

function drawFixture(market: MarketKind, cases: readonly Case[], random: Roll) {
  const fixture = cases[random.roll(cases.length)]
  const isEarly = random.roll(2) === 0
  const news = drawNews(random)
  const offer = fixture?.offers.get(isEarly ? null : news)
  if (!fixture || !offer) throw new Error(`there is no fixture with ${market}`)
  return { offer, course: () => fixture.sport.play(differenceOf(fixture.home, fixture.away, news), random) }
}

/** Each market on any fixture, before the news or after it. */
export const coveredMarkets = (): readonly CoveredMarket[] =>
  marketKinds.map((market) => {
    const cases = casesOf(market)
    return {
      market,
      draw(random) {
        const { offer, course } = drawFixture(market, cases, random)
        return { offer, won: winningSelection({ kind: market, line: offer.line }, course().result) }
      },
    }
  })

/** What single bets on each market give back. */
export const marketRtps = (): readonly MarketRtp[] =>
  marketKinds.map((market) => {
    const cases = casesOf(market)
    return {
      market,
      stated: cases.reduce((sum, { share }) => sum + share, 0) / cases.length,
      play(random) {
        const { offer, course } = drawFixture(market, cases, random)
        const picked = offer.picks[random.roll(offer.picks.length)]
        if (!picked) throw new Error(`there is nothing to pick in ${market}`)
        const state = legState({ kind: market, line: offer.line, pick: picked.pick }, course())
        return { stake, win: state === 'won' ? picked.odds : state === 'void' ? stake : 0 }
      },
    }
  })
