import type { BaccaratHand, BaccaratResult, BaccaratRound } from '@parlour/play/calls'
import { isCard } from '../cards/card.ts'
import type { Card } from '../../kernel/db/index.ts'
import { bets, sumOf, winOf, type Stakes } from './bets.ts'
import { isPair, winnerOf, type Dealt } from './deal.ts'
import { pointsOf } from './points.ts'

/** What is kept of a round: its cards, and what lay on the fields. */
export interface KeptRound extends Dealt {
  readonly stakes: Stakes
}

const handOf = (cards: readonly Card[]): BaccaratHand => ({
  cards,
  points: cards.map((_, at) => pointsOf(cards.slice(0, at + 1))),
})

/** What came of the cards of a round. */
export const resultOf = (dealt: Dealt): BaccaratResult => ({
  winner: winnerOf(dealt),
  playerPair: isPair(dealt.player),
  bankerPair: isPair(dealt.banker),
})

/** Tells a round that is over. */
export function serializeRound({ player, banker, stakes }: KeptRound): Omit<BaccaratRound, 'roundId'> {
  const dealt = { player, banker }
  const fields = bets.flatMap((bet) => {
    const stake = stakes[bet] ?? 0
    return stake > 0 ? [{ bet, stake, win: winOf(bet, stake, dealt) }] : []
  })
  return {
    ...resultOf(dealt),
    player: handOf(player),
    banker: handOf(banker),
    fields,
    stake: sumOf(stakes),
    win: fields.reduce((sum, { win }) => sum + win, 0),
  }
}

const cardsOf = (value: unknown): Card[] => (Array.isArray(value) ? value.filter(isCard) : [])

/** Reads what is kept of a round, or null when it is another engine's. */
export function readRound(outcome: unknown): KeptRound | null {
  const { player, banker, stakes } = (outcome ?? {}) as Partial<Record<keyof KeptRound, unknown>>
  const [first, second] = [cardsOf(player), cardsOf(banker)]
  if (first.length < 2 || second.length < 2 || typeof stakes !== 'object' || stakes === null) return null
  return { player: first, banker: second, stakes }
}
