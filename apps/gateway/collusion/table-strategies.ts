import { bets, sumOf, winOf, type Stakes } from '../src/play/baccarat/bets.ts'
import { dealRound } from '../src/play/baccarat/deal.ts'
import { returns } from '../src/play/baccarat/shoe-rtp.ts'
import { baccaratTurnover } from '../src/play/baccarat/valid-turnover.ts'
import { drawCards } from '../src/play/cards/draw-cards.ts'
import { isWorthStaying, worthOf } from '../src/play/poker-tables/hand-worth.ts'
import type { Hand } from '../src/kernel/db/values/cards.ts'
import { turnoverOf } from '../src/play/poker-tables/advance.ts'
import { showDown } from '../src/play/poker-tables/showdown.ts'
import { chairs, raiseOf } from '../src/play/games/ante.ts'
import { players, type Bet, type Strategy } from './strategy.ts'

const fields: Readonly<Record<string, Stakes>> = {
  'Banker alone': { banker: 10_000 },
  'Player alone': { player: 10_000 },
  'Player and Banker': { player: 10_000, banker: 10_000 },
  'Player and Banker, alike when lost': { player: 19_500, banker: 20_000 },
  'Player, Banker and Tie': { player: 10_000, banker: 10_000, tie: 1_000 },
}

const baccarat = Object.entries(fields).map(([name, stakes]): Strategy => ({
  name: `baccarat: ${name}`,
  category: 'LIVE',
  exact: bets.reduce((back, bet) => back + (stakes[bet] ?? 0) * returns[bet], 0) / sumOf(stakes),
  play: (random) =>
    Array.from({ length: players }, (_, account) => {
      const dealt = dealRound(random)
      return {
        account,
        stake: sumOf(stakes),
        turnover: baccaratTurnover(stakes),
        win: bets.reduce((sum, bet) => sum + winOf(bet, stakes[bet] ?? 0, dealt), 0),
      }
    }),
}))

const ante = 1_000

/**
 * So many accounts of the group at one table who show each other their
 * cards: the best of their hands stays by a rule, the others fold.
 */
const table = (seats: number, name: string, stays: (best: Hand) => boolean): Strategy => ({
  name: `rooms: ${seats} at a table, ${name}`,
  category: 'PVP',
  play(random) {
    const draw = drawCards(random)
    const hands = Array.from({ length: chairs }, (): Hand => [draw(), draw(), draw()])
    const own = hands.slice(0, seats)
    const best = own.reduce(
      (found, hand, at) => (worthOf(hand).worth > worthOf(own[found] ?? hand).worth ? at : found),
      0,
    )
    const played = hands.map((cards, at) => ({
      cards,
      stays: at >= seats ? isWorthStaying(cards) : at === best && stays(cards),
    }))
    const { paid } = showDown(ante, played)
    const staying = played.filter((one) => one.stays).length
    return own.map((_, at): Bet => {
      const isIn = played[at]?.stays ?? false
      return {
        account: at % players,
        stake: ante + (isIn ? raiseOf(ante) : 0),
        turnover: turnoverOf(ante, isIn, staying),
        win: paid[at] ?? 0,
      }
    })
  },
})

/** Whether a hand is a pair of so much at least, or better. */
const pairOf =
  (least: number) =>
  (hand: Hand): boolean =>
    worthOf(hand).worth >= (16 + least) * 16 * 16

/** Covering fields of one table, and sitting together at another. */
export const tableStrategies: readonly Strategy[] = [
  ...baccarat,
  ...[1, 2, 3, 4, 5].map((seats) => table(seats, 'the best hand by the usual rule', isWorthStaying)),
  ...[2, 3, 4].map((seats) => table(seats, 'the best hand from a pair of twos', pairOf(2))),
  ...[3, 4].map((seats) => table(seats, 'the best hand from a pair of eights', pairOf(8))),
  table(4, 'the best hand always', () => true),
  table(5, 'everybody folds', () => false),
]
