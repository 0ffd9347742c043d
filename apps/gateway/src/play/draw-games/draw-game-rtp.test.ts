import { whole } from '@parlour/vitest/sample'
import { expect, test } from 'vitest'
import { drawKinds, drawNumbers } from '../lottery/draw-numbers.ts'
import { seededChance } from '../../app/seed/chance.ts'
import { combinationsOf, countCombinations, winOfLine } from './line.ts'
import { findPlay, playsOf } from './plays.ts'
import { returnsOf } from './draw-game-rtp.ts'

const percent = (kind: string) =>
  Object.fromEntries([...returnsOf(kind)].map(([name, share]) => [name, Math.round(share * 1_000_000) / 10_000]))
const digitPlays = { lastTwo: 95, lastThree: 95, lastDigit: 95, bigSmall: 95, oddEven: 95 }

test('every play of every kind of draw gives back 94.5 to 95.1 percent, worked out over all its draws', () => {
  expect(percent('3D')).toEqual(digitPlays)
  expect(percent('4D')).toEqual({ ...digitPlays, lastFour: 95 })
  expect(percent('FIVE')).toEqual(percent('4D'))
  expect(percent('NINE')).toEqual({ number: 95, bigSmall: 94.6667, oddEven: 94.6667 })
  expect(percent('DICE')).toEqual({ bigSmall: 95, oddEven: 95, face: 95, triple: 95 })
  expect(percent('BALLS')).toEqual({ winner: 95, firstTwo: 95, bigSmall: 95, oddEven: 95 })
  for (const kind of drawKinds)
    for (const [name, share] of returnsOf(kind))
      expect(share, `${kind} ${name}`).toSatisfy((back: number) => back > 0.945 && back < 0.951)
})

test.runIf(whole)('the shares of the drums are those of all their sets: 8,145,060 for six of 45', () => {
  let big = 0
  let odd = 0
  let ways = 0
  for (let a = 1; a <= 40; a++)
    for (let b = a + 1; b <= 41; b++)
      for (let c = b + 1; c <= 42; c++)
        for (let d = c + 1; d <= 43; d++)
          for (let e = d + 1; e <= 44; e++)
            for (let f = e + 1; f <= 45; f++) {
              const sum = a + b + c + d + e + f
              ways++
              if (sum > 138) big++
              if (sum % 2 === 1) odd++
            }
  expect(ways).toBe(8_145_060)
  const side = findPlay('SIX', 'bigSmall')?.pays[0] ?? 0
  expect(returnsOf('SIX').get('bigSmall')).toBeCloseTo((big / ways) * (side / 100), 12)
  expect(returnsOf('SIX').get('oddEven')).toBeCloseTo((Math.min(odd, ways - odd) / ways) * 1.9, 12)
})

test('the plays of the drums give back what they state', () => {
  expect(percent('SIX')).toMatchObject({ one: 94.9333, two: 95, three: 94.9965 })
  expect(percent('KENO')).toMatchObject({ one: 95, two: 95, three: 94.9075 })
  expect(percent('BINGO')).toMatchObject({ one: 94.8, two: 94.9946, three: 94.9989 })
})

test('a long row of draws comes near the return that is stated, for one combination of every play', () => {
  const chance = seededChance(20_261_121)
  const random = { roll: (below: number) => chance.between(0, below - 1) }
  for (const kind of drawKinds) {
    const drawn = Array.from({ length: whole ? 4_000 : 1_000 }, () => drawNumbers(kind, random).split(',').map(Number))
    for (const play of playsOf(kind).filter(({ pays }) => (pays.at(-1) ?? 0) <= 1100)) {
      const [first = []] = combinationsOf(
        play,
        play.places.map(({ options }) => options.slice(-play.take).join(' ')),
      )
      const back = drawn.reduce((sum, numbers) => sum + play.judge(numbers, first), 0) / drawn.length / 100
      expect(Math.abs(back - (returnsOf(kind).get(play.name) ?? 0)), `${kind} ${play.name}`).toBeLessThan(0.2)
    }
  }
})

test('a choice makes the combinations of its play, and none when it does not fit', () => {
  const lastTwo = findPlay('4D', 'lastTwo')
  const three = findPlay('KENO', 'three')
  const firstTwo = findPlay('BALLS', 'firstTwo')
  if (!lastTwo || !three || !firstTwo) throw new Error('a play is missing')
  const chosen = ['1 2', '0 5 9']
  expect(combinationsOf(lastTwo, chosen).map((digits) => digits.join(''))).toEqual(['10', '15', '19', '20', '25', '29'])
  expect(countCombinations(lastTwo, chosen)).toBe(6)
  expect(countCombinations(three, ['1 2 3 4 5'])).toBe(10)
  expect(combinationsOf(three, ['7 8 9 10'])).toHaveLength(4)
  expect(combinationsOf(firstTwo, ['1 2', '2 3'])).toEqual([
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
  ])
  expect(countCombinations(firstTwo, ['1 2', '2 3'])).toBe(3)
  for (const wrong of [['1 1', '0'], ['1'], ['10', '0'], ['', '0'], ['1  2', '0'], ['1', '0', '0']])
    expect(countCombinations(lastTwo, wrong)).toBe(0)
  expect(countCombinations(three, ['1 2'])).toBe(0)
})

test('a line pays its stake for each combination that the draw holds', () => {
  const win = (kind: string, name: string, chosen: string[], numbers: number[]) => {
    const play = findPlay(kind, name)
    if (!play) throw new Error(name)
    return winOfLine(play, { play: name, chosen, stake: 1000 }, numbers)
  }
  expect(win('4D', 'lastTwo', ['4 5', '2'], [9, 9, 4, 2])).toBe(95_000)
  expect(win('4D', 'lastTwo', ['4 5', '2'], [4, 2, 0, 0])).toBe(0)
  expect(win('3D', 'bigSmall', ['big small'], [1, 4, 9])).toBe(1900)
  expect(win('KENO', 'two', ['1 2 3 80'], [1, 2, 3, ...Array.from({ length: 17 }, (_, at) => at + 40)])).toBe(
    3 * 15_800,
  )
  expect(win('DICE', 'face', ['6 1'], [6, 6, 1])).toBe(3000 + 2000)
  expect(win('DICE', 'triple', ['any'], [2, 2, 2])).toBe(34_200)
  expect(win('NINE', 'oddEven', ['odd even'], [5])).toBe(0)
  expect(win('BALLS', 'firstTwo', ['3', '7'], [3, 7, 1, 2, 4, 5, 6, 8, 9, 10])).toBe(85_500)
})
