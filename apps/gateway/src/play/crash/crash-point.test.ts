import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { least, most, multiplierAt, timeTo } from './curve.ts'
import { crashRtp, hashOfSecret, pointFrom, pointOf, ways } from './crash-point.ts'
import { ended, makeFlight, timesAt } from './flight.ts'

/** How many of the draws reach a multiplier: those from the first that does, found by halving, to the last. */
function reaching(multiplier: number): number {
  let below = -1
  let from = ways - 1
  while (from - below > 1) {
    const middle = Math.floor((below + from) / 2)
    if (pointOf(middle) >= multiplier) from = middle
    else below = middle
  }
  return ways - from
}

test('whatever multiplier it is cashed out at, a round gives back 97 % on average: exactly so, over all draws', () => {
  for (let multiplier = least; multiplier <= most; multiplier += multiplier < 2000 ? 1 : 997)
    expect(Math.abs((reaching(multiplier) / ways) * (multiplier / 100) - crashRtp)).toBeLessThan(1e-10)
  expect(Math.abs((reaching(most) / ways) * (most / 100) - crashRtp)).toBeLessThan(1e-10)
})

test('a round ends between 1.00 and 1,000.00, later for a higher draw', () => {
  expect([0, ways / 2, ways - 1].map(pointOf)).toEqual([100, 194, most])
  let last = 0
  for (let at = 0; at < 1000; at++) {
    const point = pointOf(Math.floor((at / 1000) * ways))
    expect(point).toBeGreaterThanOrEqual(last)
    last = point
  }
})

test('what is shown before binds the secret, and the number of the browser changes the round', () => {
  const secret = 'ab'.repeat(32)
  expect(hashOfSecret(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
  const points = Array.from({ length: 200 }, (_, at) => pointFrom(secret, at.toString(16).padStart(16, '0')))
  expect(new Set(points).size).toBeGreaterThan(100)
  expect(pointFrom(secret, '0'.repeat(16))).toBe(points[0])
})

test('the curve reaches every multiplier at a moment of its own, and not a millisecond before', () => {
  expect(multiplierAt(-500)).toBe(100)
  for (const multiplier of [101, 110, 150, 200, 1000, 12_345, most]) {
    expect(multiplierAt(timeTo(multiplier))).toBeGreaterThanOrEqual(multiplier)
    expect(multiplierAt(timeTo(multiplier) - 1)).toBeLessThan(multiplier)
  }
})

const flight = (point: number, auto: number | null) => {
  const startsAt = 1_000_000
  const target = auto ?? most
  return {
    secret: '',
    salt: '',
    auto,
    startsAt,
    point,
    endsAt: startsAt + timeTo(target <= point ? target : point + 1),
  }
}

test('a cash-out is worth the multiplier of its moment, what was set once that is reached, and nothing after the end', () => {
  const by = flight(250, null)
  expect(timesAt(by, by.startsAt - 400)).toBe(least)
  expect(timesAt(by, by.startsAt + timeTo(200))).toBe(200)
  expect(timesAt(by, by.endsAt - 1)).toBe(250)
  expect(timesAt(by, by.endsAt)).toBe(0)
  expect(timesAt(flight(100, null), 1_000_000)).toBe(0)
  const set = flight(250, 180)
  expect(timesAt(set, set.endsAt - 1)).toBe(179)
  expect(timesAt(set, set.endsAt)).toBe(180)
  expect(timesAt(set, set.endsAt + 100_000)).toBe(180)
  expect(timesAt(flight(150, 180), flight(150, 180).endsAt)).toBe(0)
  expect(timesAt(flight(most, null), flight(most, null).endsAt)).toBe(most)
})

test('a round in the books pays whole minor units', () => {
  const made = makeFlight({ secret: 'cd'.repeat(32), salt: '00', auto: 101, now: 5 })
  for (const stake of [100, 500, 20_000])
    expect(Number.isInteger(ended({ stake, win: 0, outcome: { ...made } }, made.endsAt).win)).toBe(true)
})
