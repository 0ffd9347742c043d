import { expect, test } from 'vitest'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { simulate } from '../../../rtp/simulate.ts'
import { rankOf } from '../cards/card.ts'
import type { Card, Hand } from '../../kernel/db/values/cards.ts'
import { heightOf, isWorthStaying, worthOf } from './hand-worth.ts'
import { playHand } from './play-hand.ts'
import { alwaysStaying, pokerTablesRtp } from './poker-tables-rtp.ts'

const hands = 60_000
const shareOf = (stays: (cards: Hand) => boolean) =>
  simulate({ play: (random) => playHand(random, 1000, stays)[0] ?? { stake: 0, win: 0 } }, hands, seededChance(21))
    .share * 100
const isHigh = (cards: Hand): boolean => worthOf(cards).kind === 'high'
const highest = (cards: Hand): Card => cards.toSorted((a, b) => heightOf(b) - heightOf(a))[0] ?? cards[0]

test('to play as bots do gives back more than to stay less often, more often, or always', () => {
  const as = shareOf(isWorthStaying)
  expect(Math.abs(as - pokerTablesRtp.percent)).toBeLessThan(1.7)
  const withPairs = shareOf((cards) => !isHigh(cards))
  const withKings = shareOf((cards) => !isHigh(cards) || ['A', 'K'].includes(rankOf(highest(cards))))
  const always = shareOf(() => true)
  expect(as).toBeGreaterThan(withKings)
  expect(withKings).toBeGreaterThan(always)
  expect(as).toBeGreaterThan(withPairs)
  expect(Math.abs(always - alwaysStaying)).toBeLessThan(1.7)
})
