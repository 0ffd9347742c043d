import type { Speech } from '../frame/speech.ts'

/** A card as the server tells it: rank (`A`, `2` to `9`, `T`, `J`, `Q`, `K`) and suit (`s`, `h`, `d`, `c`), as in `Kh`. */
export type Card = string

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
