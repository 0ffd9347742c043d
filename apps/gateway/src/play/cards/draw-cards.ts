import type { Chance } from '../../kernel/config/index.ts'
import { deck } from './card.ts'
import type { Card } from '../../kernel/db/index.ts'

/** Draws the next card of a shuffled stack. @throws Error when none is left */
export type DrawCard = () => Card

/**
 * Makes a freshly shuffled stack of so many decks that is drawn from the top. It is shuffled as it is drawn from: every
 * card takes one roll among those that are left, which is as good as shuffling all of them first.
 */
export function drawCards({ roll }: Pick<Chance, 'roll'>, decks = 1): DrawCard {
  const all = deck.length * decks
  const moved = new Map<number, number>()
  let drawn = 0
  return () => {
    if (drawn === all) throw new Error(`all ${all} cards are drawn`)
    const at = drawn + roll(all - drawn)
    const place = moved.get(at) ?? at
    moved.set(at, moved.get(drawn) ?? drawn)
    drawn++
    const card = deck[place % deck.length]
    if (!card) throw new Error(`there is no card at ${place}`)
    return card
  }
}

/** Shuffles so many decks whole: every order is equally likely. */
export function shuffle(random: Pick<Chance, 'roll'>, decks = 1): Card[] {
  const draw = drawCards(random, decks)
  return Array.from({ length: deck.length * decks }, draw)
}
