import { rankOf } from '../cards/card.ts'
import type { Speech } from '../frame/speech.ts'
import type { Player } from './rooms.ts'

const rising = '23456789TJQKA'
const height = (rank: string): number => rising.indexOf(rank)

/** What a hand makes, in words: a pair and three of a kind with their rank, a high card with its own. */
export function madeText({ word }: Pick<Speech, 'word'>, { cards, made }: Pick<Player, 'cards' | 'made'>): string {
  if (!cards || !made) return ''
  const ranks = cards.map(rankOf)
  const told = made === 'high' ? ranks.toSorted((a, b) => height(b) - height(a))[0] : ranks.find((rank, at) => ranks.indexOf(rank) !== at)
  return told && (made === 'high' || made === 'pair' || made === 'three') ? `${word(`made.${made}`)}: ${word(`cards.rank.${told}`)}` : word(`made.${made}`)
}
