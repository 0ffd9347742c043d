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

/** A hand of three cards. */
export type Hand = readonly [Card, Card, Card]
