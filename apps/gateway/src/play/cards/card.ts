/** The ranks of a card, ace to king; T is the ten. */
export const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const

/** The suits of a card: spades, hearts, diamonds, clubs. */
export const suits = ['s', 'h', 'd', 'c'] as const

/** The rank of a card. */
export type Rank = (typeof ranks)[number]

/** The suit of a card. */
export type Suit = (typeof suits)[number]

/** A card as it stands on the wire and in the books: its rank and its suit, as in `Kh`. */
export type Card = `${Rank}${Suit}`

const cards: readonly Card[] = suits.flatMap((suit) => ranks.map((rank): Card => `${rank}${suit}`))
const known = new Set<string>(cards)

/** The 52 cards of a deck: ace to king of spades, hearts, diamonds, clubs. */
export const deck = cards

/** Whether a value is a card. */
export const isCard = (value: unknown): value is Card => typeof value === 'string' && known.has(value)

/** The rank of a card. */
export const rankOf = (card: Card): Rank => card[0] as Rank

/** The suit of a card. */
export const suitOf = (card: Card): Suit => card[1] as Suit
