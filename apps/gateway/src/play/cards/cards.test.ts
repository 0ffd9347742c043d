import { expect, test } from 'vitest'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { deck, isCard, rankOf, suitOf } from './card.ts'
import { drawCards, shuffle } from './draw-cards.ts'

test('a deck has 52 different cards, thirteen of each suit', () => {
  expect(new Set(deck).size).toBe(52)
  expect(
    deck
      .filter((card) => suitOf(card) === 'h')
      .map(rankOf)
      .join(''),
  ).toBe('A23456789TJQK')
  expect(['Kh', 'Th', '10h', 'Kx', 'kh', null, 5].map(isCard)).toEqual([true, true, false, false, false, false, false])
})

test('a shuffled stack holds every card once a deck and is then empty', () => {
  const cards = shuffle(seededChance(1), 8)
  expect(cards).toHaveLength(416)
  for (const card of deck) expect(cards.filter((one) => one === card)).toHaveLength(8)
  const draw = drawCards(seededChance(1))
  for (let drawn = 0; drawn < 52; drawn++) draw()
  expect(draw).toThrow('all 52 cards are drawn')
})

test('each roll picks among the cards that are left, and the first one takes the place of the one that went', () => {
  const rolls = [51, 0, 49]
  const below: number[] = []
  const draw = drawCards({
    roll: (limit) => {
      below.push(limit)
      return rolls.shift() ?? 0
    },
  })
  expect([draw(), draw(), draw()]).toEqual(['Kc', '2s', 'As'])
  expect(below).toEqual([52, 51, 50])
})

test('every card comes to every place about equally often', () => {
  const random = seededChance(3)
  const places = deck.map(() => [0, 0, 0, 0, 0])
  for (let round = 0; round < 52_000; round++) {
    const draw = drawCards(random)
    for (let place = 0; place < 5; place++) {
      const counts = places[deck.indexOf(draw())]
      if (counts) counts[place] = (counts[place] ?? 0) + 1
    }
  }
  for (const count of places.flat()) expect(Math.abs(count - 1000)).toBeLessThan(160)
})
