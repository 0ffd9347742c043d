import { expect, test } from 'vitest'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import type { Card, Hand } from '../../kernel/db/values/cards.ts'
import { drawCards } from '../cards/draw-cards.ts'
import { showDown } from './showdown.ts'
import { raiseOf } from '../games/ante.ts'

const played = (text: string, stays: boolean) => ({ cards: text.split(' ') as [Card, Card, Card], stays })
const four = ['Kh Qd Tc', '9h 7d 4c', '8h 6d 3c', 'Jh 7s 4d'].map((text) => played(text, false))

test('the best of those who stay takes the pot less the fee, and nobody who folded gets anything', () => {
  const cards = [
    played('Ah Ad Ac', false),
    played('Ks Kd 4h', true),
    played('As Td 4s', true),
    played('9s 8d 6c', false),
    played('Js 7d 2c', false),
  ]
  expect(showDown(1000, cards)).toEqual({ pot: 6000, fee: 300, paid: [0, 5700, 0, 0, 0] })
})

test('who stays alone takes the antes less the fee, with the raise back, whatever they hold', () => {
  expect(showDown(1000, [played('5h 3d 2c', true), ...four])).toEqual({ pot: 5500, fee: 250, paid: [5250, 0, 0, 0, 0] })
})

test('when nobody stays everybody has the ante back', () => {
  expect(showDown(1000, [played('5h 3d 2c', false), ...four])).toEqual({
    pot: 5000,
    fee: 0,
    paid: [1000, 1000, 1000, 1000, 1000],
  })
})

test('equal hands share the pot to the last minor unit', () => {
  const split = [played('Ah Kd 9c', true), played('As Kc 9d', true), ...four.slice(0, 2), played('Ac Kh 9s', true)]
  const { pot, fee, paid } = showDown(500, split)
  expect([pot, fee]).toEqual([3250, 162])
  expect(paid).toEqual([1030, 1029, 0, 0, 1029])
})

test('whatever is dealt and decided, all that was staked is paid out but the fee, in whole minor units', () => {
  const random = seededChance(9)
  for (let deal = 0; deal < 3000; deal++) {
    const draw = drawCards(random)
    const ante = 500 * (1 + random.roll(40))
    const players = Array.from({ length: 5 }, () => ({
      cards: [draw(), draw(), draw()] satisfies Hand,
      stays: random.roll(2) === 1,
    }))
    const { pot, fee, paid } = showDown(ante, players)
    const staked = 5 * ante + players.filter(({ stays }) => stays).length * raiseOf(ante)
    expect(pot).toBe(staked)
    expect(paid.reduce((sum, each) => sum + each, 0)).toBe(pot - fee)
    expect(fee).toBeLessThanOrEqual(pot * 0.05)
    for (const sum of paid) expect(Number.isInteger(sum)).toBe(true)
  }
})
