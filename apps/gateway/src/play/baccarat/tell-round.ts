import { isCard, type Card } from '../cards/card.ts'
import { bets, sumOf, winOf, type Bet, type Stakes } from './bets.ts'
import { isPair, winnerOf, type Dealt, type Winner } from './deal.ts'
import { pointsOf } from './points.ts'

/** What is kept of a round: its cards, and what lay on the fields. */
export interface KeptRound extends Dealt {
  readonly stakes: Stakes
}

/** A hand as the frame shows it: its cards, and what they count after each. */
export interface ToldHand {
  readonly cards: readonly Card[]
  readonly points: readonly number[]
}

/** What came of a round, as a bead of the road shows it. */
export interface Result {
  readonly winner: Winner
  readonly playerPair: boolean
  readonly bankerPair: boolean
}

/** A round as the frame shows it: sums in minor units, in all and by field; fields that held nothing are left out. */
export interface ToldRound extends Result {
  readonly stake: number
  readonly win: number
  readonly player: ToldHand
  readonly banker: ToldHand
  readonly fields: readonly { readonly bet: Bet; readonly stake: number; readonly win: number }[]
}

const handOf = (cards: readonly Card[]): ToldHand => ({ cards, points: cards.map((_, at) => pointsOf(cards.slice(0, at + 1))) })

/** What came of the cards of a round. */
export const resultOf = (dealt: Dealt): Result =>
  ({ winner: winnerOf(dealt), playerPair: isPair(dealt.player), bankerPair: isPair(dealt.banker) })

/** Tells a round that is over. */
export function tellRound({ player, banker, stakes }: KeptRound): ToldRound {
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
