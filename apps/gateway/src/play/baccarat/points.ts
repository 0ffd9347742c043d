import { rankOf } from '../cards/card.ts'
import { ranks } from '../../kernel/db/index.ts'
import type { Card } from '../../kernel/db/index.ts'

/** What a card counts: an ace 1, ten and court nothing, the others their figure. */
export function valueOf(card: Card): number {
  const at = ranks.indexOf(rankOf(card)) + 1
  return at < 10 ? at : 0
}

/** What cards count together: the last digit of their sum. */
export const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10

/** Eight or nine of two cards: neither hand is dealt another one. */
export const isNatural = (points: number): boolean => points >= 8

/** Whether the player's hand takes a third card; points are those of two cards. */
export const playerDraws = (player: number, banker: number): boolean =>
  !isNatural(player) && !isNatural(banker) && player <= 5

/** From what the player's third card counts: the banker's totals that take a third card. */
const bankerAgainst: readonly ((third: number) => boolean)[] = [
  () => true,
  () => true,
  () => true,
  (third) => third !== 8,
  (third) => third >= 2 && third <= 7,
  (third) => third >= 4 && third <= 7,
  (third) => third === 6 || third === 7,
]

/**
 * Whether the banker's hand takes a third card; `third` is what
 * the player's third card counts, null when there is none.
 */
export function bankerDraws(player: number, banker: number, third: number | null): boolean {
  if (isNatural(player) || isNatural(banker)) return false
  return third === null ? banker <= 5 : (bankerAgainst[banker]?.(third) ?? false)
}
