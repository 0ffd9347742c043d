import { expect, test } from 'vitest'
import { angleOf, piecesOf } from './wheel-pieces.ts'

const outcomes = [
  { multiplier: 100, weight: 950 },
  { multiplier: 200, weight: 4301 },
  { multiplier: 900, weight: 22 },
]
const ways = 10_000
const pieces = piecesOf(outcomes, ways)

test('every part of the wheel is as wide as its chance, and together they are the wheel', () => {
  const widthOf = (multiplier: number) =>
    pieces.filter((piece) => piece.multiplier === multiplier).reduce((sum, { count }) => sum + count, 0)
  expect([100, 200, 900, 0].map(widthOf)).toEqual([950, 4301, 22, 4727])
  let at = 0
  for (const piece of pieces) {
    expect(piece.at).toBe(at)
    at += piece.count
  }
  expect(at).toBe(ways)
})

test('each way has a place of its own, in a part that pays what the way pays', () => {
  const angles = Array.from({ length: ways }, (_, way) => angleOf(pieces, ways, way))
  expect(new Set(angles.map((angle) => angle.toFixed(3))).size).toBe(ways)
  const paysAt = (way: number) => {
    const place = ((angles[way] ?? 0) / 360) * ways
    return pieces.find(({ at, count }) => place > at && place < at + count)?.multiplier
  }
  expect([0, 949, 950, 5250, 5251, 5272, 5273, 9999].map(paysAt)).toEqual([100, 100, 200, 200, 900, 900, 0, 0])
})
