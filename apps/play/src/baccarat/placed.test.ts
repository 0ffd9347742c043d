import { expect, test } from 'vitest'
import { dealSteps, stateAfter } from './deal-steps.ts'
import { chipsFor, layAgain, stakesOf, totalOf } from './placed.ts'

const placed = [
  { bet: 'player', sum: 1000 },
  { bet: 'tie', sum: 500 },
  { bet: 'player', sum: 2000 },
] as const

test('chips on one field are one stake, and all of them what the table holds', () => {
  expect(stakesOf(placed)).toEqual({ player: 3000, tie: 500 })
  expect(totalOf(placed)).toBe(3500)
  expect(layAgain([{ bet: 'banker', stake: 700, win: 0 }])).toEqual([{ bet: 'banker', sum: 700 }])
})

test('a stack is made of the largest chips that fit', () => {
  expect(chipsFor(8500, [500, 1000, 5000])).toEqual([5000, 1000, 1000, 1000, 500])
  expect(chipsFor(190, [500])).toEqual([])
})

test('four cards are laid in turn and then turned, third cards one by one after them', () => {
  const hand = (...cards: string[]) => ({ cards, points: [] })
  const told = (player: string[], banker: string[]) =>
    dealSteps({ player: hand(...player), banker: hand(...banker) }).map(({ kind, side }) => `${kind} ${side}`)
  const first = [
    'lay player',
    'lay banker',
    'lay player',
    'lay banker',
    'turn player',
    'turn player',
    'turn banker',
    'turn banker',
  ]
  expect(told(['9h', 'Kd'], ['2c', '3s'])).toEqual(first)
  expect(told(['2h', 'Kd', '4c'], ['2c', '3s', '5d'])).toEqual([
    ...first,
    'lay player',
    'turn player',
    'lay banker',
    'turn banker',
  ])
  const steps = dealSteps({ player: hand('2h', 'Kd', '4c'), banker: hand('2c', '3s') })
  expect(stateAfter(steps, 5)).toEqual({ player: { laid: 2, turned: 1 }, banker: { laid: 2, turned: 0 } })
  expect(stateAfter(steps, Infinity)).toEqual({ player: { laid: 3, turned: 3 }, banker: { laid: 2, turned: 2 } })
})
