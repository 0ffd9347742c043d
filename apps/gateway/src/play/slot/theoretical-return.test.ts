import { expect, test } from 'vitest'
import { evaluate, payOfLine } from './evaluate.ts'
import { slotLines, slotReturn } from './paytable.ts'
import { reels, rows } from './reels.ts'
import { theoreticalReturn } from './theoretical-return.ts'

test('the return that the game states is the one of its reels: 32,288,464 of 33,554,432', () => {
  const { paid, staked } = theoreticalReturn()
  expect({ paid, staked }).toEqual({ paid: 32_288_464, staked: 32 ** 5 })
  expect(slotReturn).toBe(paid / staked)
})

test('a long row of rounds comes near the stated return', () => {
  let state = 7
  const roll = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
  let won = 0
  const count = 50_000
  for (let played = 0; played < count; played++) won += evaluate(reels.map((reel) => roll(reel.length)), 20).win
  expect(won / count / 20).toBeGreaterThan(slotReturn - 0.08)
  expect(won / count / 20).toBeLessThan(slotReturn + 0.08)
})

test('a line pays from the left, suns help, comets do not, and the better reading counts', () => {
  expect(payOfLine(['moon', 'moon', 'moon', 'leaf', 'moon'])).toEqual({ symbol: 'moon', count: 3, pay: 80 })
  expect(payOfLine(['sun', 'moon', 'sun', 'moon', 'leaf'])).toEqual({ symbol: 'moon', count: 4, pay: 300 })
  expect(payOfLine(['sun', 'sun', 'sun', 'stone', 'leaf'])).toEqual({ symbol: 'sun', count: 3, pay: 100 })
  expect(payOfLine(['leaf', 'moon', 'moon', 'moon', 'moon']).pay).toBe(0)
  expect(payOfLine(['comet', 'comet', 'comet', 'moon', 'moon']).pay).toBe(0)
  expect(payOfLine(['sun', 'sun', 'sun', 'sun', 'sun'])).toEqual({ symbol: 'sun', count: 5, pay: 2500 })
})

test('there are 20 different lines over three rows, and every win is whole for every stake', () => {
  expect(new Set(slotLines.map((line) => line.join(''))).size).toBe(20)
  expect(slotLines.flat().every((row) => row >= 0 && row < rows)).toBe(true)
  for (let stop = 0; stop < 32; stop++)
    expect(Number.isInteger(evaluate(reels.map((_reel, at) => (stop * (at + 3)) % 32), 100).win)).toBe(true)
})
