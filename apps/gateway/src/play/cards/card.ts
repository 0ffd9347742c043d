import { ranks, suits } from '../../kernel/db/index.ts'
import type { Card, Rank, Suit } from '../../kernel/db/index.ts'

const cards: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))
const known = new Set<string>(cards)

/** The 52 cards of a deck: ace to king of spades, hearts, diamonds, clubs. */
export const deck = cards

/** Whether a value is a card. */
export const isCard = (value: unknown): value is Card => typeof value === 'string' && known.has(value)

/** The rank of a card. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Card is two signs, its rank first; an index loses that
export const rankOf = (card: Card): Rank => card[0] as Rank

/** The suit of a card. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a Card is two signs, its suit last; an index loses that
export const suitOf = (card: Card): Suit => card[1] as Suit
