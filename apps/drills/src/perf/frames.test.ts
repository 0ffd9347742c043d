import { expect, test } from 'vitest'
import { paceOf } from './frames.ts'

const frame = 1000 / 60

test('a page that keeps the pace leaves no frame out', () => {
  const { frames, dropped, p95, longest } = paceOf(Array.from({ length: 60 }, () => frame))
  expect([frames, dropped, p95, longest]).toEqual([60, expect.closeTo(0), frame, frame])
})

test('a frame that took three leaves two out', () => {
  expect(paceOf([frame, 3 * frame, frame]).dropped).toBeCloseTo(2 / 5)
})

test('of twenty gaps the longest is beyond the 95th, of ten it is the 95th', () => {
  const gaps = (count: number) => [...Array.from({ length: count - 1 }, () => frame), 100]
  expect([paceOf(gaps(40)).p95, paceOf(gaps(10)).p95]).toEqual([frame, 100])
})

test('without frames nothing is known', () => {
  expect(paceOf([]).dropped).toBeNaN()
})
