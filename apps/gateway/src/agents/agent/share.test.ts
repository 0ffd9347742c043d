import { expect, test } from 'vitest'
import { share, toParts, toWireRate } from './share.ts'

test('a share is rounded down to whole minor units, and exact for sums of any size', () => {
  expect(share(12_345, 3_000)).toBe(37)
  expect(share(999_999_999_999_999, 8_000)).toBe(7_999_999_999_999)
  expect(share(0, 8_000)).toBe(0)
})

test('a rate of the wire and its parts per million say the same', () => {
  expect(toParts(0.003)).toBe(3_000)
  expect(toWireRate(toParts(0.0005))).toBe(0.0005)
})
