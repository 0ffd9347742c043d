import type { MessageCode } from '../../kernel/http/index.ts'
import { ranks, suits } from '../../kernel/db/index.ts'

/** The messages that name cards, for the words of every game that is played with them. */
export const cardCodes: readonly MessageCode[] = [
  'cards.name',
  ...ranks.map((rank) => `cards.rank.${rank}` as const),
  ...suits.map((suit) => `cards.suit.${suit}` as const),
]
