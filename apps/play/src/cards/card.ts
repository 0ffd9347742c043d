import type { Card } from '../calls/card.ts'
import type { Speech } from '../frame/speech.ts'

/** The suit of a card, by its letter. */
export type Suit = 's' | 'h' | 'd' | 'c'

/** The rank of a card, by its letter. */
export const rankOf = (card: Card): string => card.slice(0, 1)

/** The suit of a card. */
export const suitOf = (card: Card): Suit => card.slice(1) as Suit

/** Whether a suit is one of the red ones. */
export const isRed = (suit: Suit): boolean => suit === 'h' || suit === 'd'

/** Names a card in words, as in `king of hearts`. */
export const cardName = ({ word }: Pick<Speech, 'word'>, card: Card): string =>
  word('cards.name', { rank: word(`cards.rank.${rankOf(card)}`), suit: word(`cards.suit.${suitOf(card)}`) })
