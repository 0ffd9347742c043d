import { expect, test } from 'vitest'
import { countCombinations, priceOf } from './combinations.ts'
import { leftUntil } from './use-clock.ts'

const one = { take: 1, distinct: false }

test('the page counts the combinations that the server will: one of each place, sets, and pairs of different numbers', () => {
  expect(
    countCombinations(one, [
      ['1', '2'],
      ['0', '5', '9'],
    ]),
  ).toBe(6)
  expect(countCombinations(one, [['1', '2'], []])).toBe(0)
  expect(countCombinations({ take: 3, distinct: true }, [['1', '2', '3', '4', '5']])).toBe(10)
  expect(countCombinations({ take: 3, distinct: true }, [['1', '2']])).toBe(0)
  expect(
    countCombinations({ take: 1, distinct: true }, [
      ['1', '2'],
      ['2', '3'],
    ]),
  ).toBe(3)
  expect(
    priceOf([
      { stake: 1000, combinations: 6 },
      { stake: 500, combinations: 2 },
    ]),
  ).toBe(7000)
})

test('a countdown shows minutes and seconds, hours where there are any, and never less than nothing', () => {
  expect(leftUntil(59_500, 0)).toBe('01:00')
  expect(leftUntil(5_000, 0)).toBe('00:05')
  expect(leftUntil(3 * 3_600_000 + 61_000, 0)).toBe('3:01:01')
  expect(leftUntil(0, 9_000)).toBe('00:00')
})
