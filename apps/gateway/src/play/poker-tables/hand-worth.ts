import { ranks } from '../../kernel/db/index.ts'
import type { Card, Hand } from '../../kernel/db/index.ts'
import { rankOf, suitOf } from '../cards/card.ts'

/** What three cards can make, worst first. */
export const handKinds = ['high', 'pair', 'flush', 'straight', 'three', 'straightFlush'] as const

/** What three cards make. */
export type HandKind = (typeof handKinds)[number]

const base = 16
const ace = 14

/** The height of a card, 2 to 14 for the ace. */
export const heightOf = (card: Card): number => (rankOf(card) === 'A' ? ace : ranks.indexOf(rankOf(card)) + 1)

/** Three heights that follow each other, by the highest; ace, two, three is the lowest straight; 0 when they do not. */
function straightTo([high, middle, low]: readonly [number, number, number]): number {
  if (high - middle === 1 && middle - low === 1) return high
  return high === ace && middle === 3 && low === 2 ? 3 : 0
}

/**
 * The heights of a hand as they count against another of its
 * kind: the pair before its third card, else the highest first.
 */
function heightsOf(hand: Hand): readonly [number, number, number] {
  const [high = 0, middle = 0, low = 0] = hand.map(heightOf).toSorted((a, b) => b - a)
  return middle === low && high !== middle ? [middle, low, high] : [high, middle, low]
}

/** What a hand makes, and a number that is higher for a better hand and equal for an equal one: suits do not count. */
export function worthOf(hand: Hand): { readonly kind: HandKind; readonly worth: number } {
  const heights = heightsOf(hand)
  const [first, second, third] = heights
  const isFlush = hand.every((card) => suitOf(card) === suitOf(hand[0]))
  const straight = straightTo(heights)
  const worth = (kind: HandKind, [a, b, c]: readonly [number, number, number]) => ({
    kind,
    worth: ((handKinds.indexOf(kind) * base + a) * base + b) * base + c,
  })
  if (straight > 0) return worth(isFlush ? 'straightFlush' : 'straight', [straight, 0, 0])
  if (first === third) return worth('three', heights)
  if (isFlush) return worth('flush', heights)
  return worth(first === second ? 'pair' : 'high', heights)
}

/** Whether a hand is worth staying in: an ace, a pair or better. Bots go by this, and so may everybody. */
export function isWorthStaying(hand: Hand): boolean {
  return hand.some((card) => rankOf(card) === 'A') || worthOf(hand).kind !== 'high'
}
