import type { Card } from '../calls/card.ts'
import { rankOf } from '../cards/card.ts'
import type { Speech } from '../frame/speech.ts'
import type { Player } from '../calls/poker-tables.ts'

const rising = '23456789TJQKA'

const byHeight = (a: Card, b: Card): number => rising.indexOf(rankOf(b)) - rising.indexOf(rankOf(a))

/** Cards as a hand is held: those of one rank first, then the highest. */
export function held(cards: readonly Card[]): readonly Card[] {
  const count = (card: Card) => cards.filter((one) => rankOf(one) === rankOf(card)).length
  return cards.toSorted((a, b) => count(b) - count(a) || byHeight(a, b))
}

/** What a hand makes, in words: a pair and three of a kind with their rank, a high card with its own. */
export function madeText({ word }: Pick<Speech, 'word'>, { cards, made }: Pick<Player, 'cards' | 'made'>): string {
  const [first] = held(cards ?? [])
  if (!first || !made) return ''
  const named = made === 'high' || made === 'pair' || made === 'three'
  return named ? `${word(`made.${made}`)}: ${word(`cards.rank.${rankOf(first)}`)}` : word(`made.${made}`)
}
