import { expect, test } from 'vitest'
import { deck } from '../cards/card.ts'
import type { Card, Hand } from '../../kernel/db/values/cards.ts'
import { handKinds, isWorthStaying, worthOf } from './hand-worth.ts'

const hand = (text: string): Hand => text.split(' ') as [Card, Card, Card]
const worth = (text: string): number => worthOf(hand(text)).worth

test('of all 22,100 hands each kind comes as often as it must, and the rarer kind is worth more', () => {
  const counts = Object.fromEntries(handKinds.map((kind) => [kind, 0]))
  let worthStaying = 0
  for (const [first, a] of deck.entries())
    for (const [second, b] of deck.entries())
      for (const c of second > first ? deck.slice(second + 1) : []) {
        const { kind } = worthOf([a, b, c])
        counts[kind] = (counts[kind] ?? 0) + 1
        if (isWorthStaying([a, b, c])) worthStaying++
      }
  expect(counts).toEqual({ straightFlush: 48, three: 52, straight: 720, flush: 1096, pair: 3744, high: 16_440 })
  expect(worthStaying).toBe(48 + 52 + 720 + 1096 + 3744 + 3840)
})

test('better hands are worth more: by kind, then by height, and suits never count', () => {
  const falling = [
    'As Ks Qs',
    '4d 3d 2d',
    '3c 2c Ac',
    'Ah Ad Ac',
    '2h 2d 2c',
    'Ah Kd Qc',
    '3h 2d Ac',
    'As Js 9s',
    'As Js 8s',
    '5s 3s 2s',
    'As Ad Kc',
    'As Ad 2c',
    'Ks Kd Ac',
    '2s 2d 3c',
    'As Kd Jc',
    'As 3d 4c',
    'Ks Qd Tc',
    '5s 3d 2c',
  ].map(worth)
  expect(falling).toEqual(falling.toSorted((a, b) => b - a))
  expect(new Set(falling).size).toBe(falling.length)
  expect(worth('As Kd 9c')).toBe(worth('9h Ac Kh'))
  expect(worth('Ts Th 4d')).toBe(worth('4s Tc Td'))
})

test('an ace, a pair or better is worth staying; a king alone is not', () => {
  expect(['Ah 3d 4c', '2h 2d 3c', '9h 8d 7c', '7h 3h 2h'].map(hand).map(isWorthStaying)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(isWorthStaying(hand('Kh Qd Tc'))).toBe(false)
})
