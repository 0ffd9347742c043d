import { expect, test } from 'vitest'
import type { Lottery } from '../../kernel/ports/catalogue.ts'
import { games } from '../../app/seed/catalogue/index.ts'
import { lotteriesOf } from '../../app/seed/catalogue/lotteries.ts'
import { drawKinds, drawNumbers } from './draw-numbers.ts'
import { closingOf, drawCodeOf, lastOpening, nextOpening, numeroOf, openTimeOf } from './schedule.ts'

const all: readonly Lottery[] = lotteriesOf(games)
const titled = (title: string): Lottery => {
  const game = games.find((one) => one.title === title)
  const lottery = all.find(({ gameId }) => gameId === game?.id)
  if (!lottery) throw new Error(title)
  return lottery
}

test('[LOB-12] every lottery title has one timetable: a minute, or what its name tells, and a code of its own', () => {
  expect(all).toHaveLength(62)
  expect(new Set(all.map(({ code }) => code)).size).toBe(62)
  const lengths = new Set(all.map(({ interval }) => interval / 60_000))
  expect([...lengths].toSorted((a, b) => a - b)).toEqual([1, 3, 5, 1440, 10_080])
  expect(all.filter(({ interval }) => interval === 60_000).length).toBeGreaterThan(40)
  expect(all.every(({ drawKind }) => drawKinds.includes(drawKind))).toBe(true)
  expect(new Set(all.map(({ area }) => area))).toEqual(new Set(['VN', 'SEA', 'PH']))
})

test('a draw code names one draw of one game, and reads back', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  for (const lottery of all) {
    for (const openTime of [
      lastOpening(lottery, noon),
      nextOpening(lottery, noon),
      nextOpening(lottery, noon + 5 * 86_400_000),
    ]) {
      expect(openTimeOf(lottery, numeroOf(lottery, openTime))).toBe(openTime)
      expect(closingOf(lottery, openTime)).toBeLessThan(openTime)
    }
    expect(openTimeOf(lottery, '20269999')).toBeNull()
    expect(openTimeOf(lottery, '')).toBeNull()
  }
})

test('Vietnam draws by the minute, or at the hour of the name by the clock of Hanoi', () => {
  const noon = Date.UTC(2026, 10, 21, 12)
  expect(nextOpening(titled('Red River 4D'), noon)).toBe(noon + 60_000)
  expect(new Date(nextOpening(titled('Saigon Noon'), noon)).toISOString()).toBe('2026-11-22T05:00:00.000Z')
  expect(new Date(nextOpening(titled('Sunday Grand Draw'), noon)).toISOString()).toBe('2026-11-22T13:00:00.000Z')
  expect(new Date(nextOpening(titled('Friday Kite Draw'), noon)).toISOString()).toBe('2026-11-27T13:00:00.000Z')
  expect(drawCodeOf(titled('Mekong 4D'), noon)).toBe('MEKONG4D-202611211141')
  expect(nextOpening(titled('Mekong 4D'), noon)).toBe(noon + 60_000)
})

test('the numbers of a draw are of its kind: within range, and different where balls are drawn', () => {
  let state = 3
  const random = { roll: (below: number) => (state = (state * 48_271) % 2_147_483_647) % below }
  const many = (kind: string) => Array.from({ length: 200 }, () => drawNumbers(kind, random).split(',').map(Number))
  for (const [kind, count, low, high] of [
    ['3D', 3, 0, 9],
    ['4D', 4, 0, 9],
    ['FIVE', 5, 0, 9],
    ['NINE', 1, 1, 9],
    ['DICE', 3, 1, 6],
    ['SIX', 6, 1, 45],
    ['BALLS', 10, 1, 10],
    ['KENO', 20, 1, 80],
    ['BINGO', 30, 1, 75],
  ] as const) {
    const draws = many(kind)
    expect(draws.every((draw) => draw.length === count && draw.every((ball) => ball >= low && ball <= high))).toBe(true)
    if (['SIX', 'BALLS', 'KENO', 'BINGO'].includes(kind))
      expect(draws.every((draw) => new Set(draw).size === count)).toBe(true)
    expect(new Set(draws.flat()).size).toBe(high - low + 1)
  }
  expect(() => drawNumbers('7D', random)).toThrow(/no kind/)
})
