import { whole } from '@parlour/vitest/sample'
import { expect, test } from 'vitest'
import { engineRtps } from '../../../rtp/engines.ts'
import { seededChance } from '../../../rtp/seeded-chance.ts'
import { holds, simulate } from '../../../rtp/simulate.ts'

const engineOf = (name: string): string | undefined => name.split('/')[0]
const rounds = whole ? 200_000 : 20_000
/** Fewer rounds tell less: the interval grows with the root of how many times fewer they are. */
const widest = 0.25 * Math.sqrt(200_000 / rounds)
/** In the sample one title of each engine plays. */
const engines = engineRtps.filter(
  ({ name }, at) => whole || at === engineRtps.findIndex((other) => engineOf(other.name) === engineOf(name)),
)

test.each(engines)(
  `$name gives back what it states, over ${rounds} rounds`,
  (engine) => {
    const found = simulate(engine, rounds, seededChance(7))
    expect({ name: engine.name, stated: engine.stated, ...found, holds: holds(engine, found) }).toMatchObject({
      rounds,
      holds: true,
    })
    expect(found.half).toBeLessThan(widest)
  },
  900_000,
)

test('a return that is stated a little too high is found out', () => {
  const coin = {
    name: 'coin',
    stated: 0.96,
    play: ({ roll }: { roll(below: number): number }) => ({ stake: 100, win: roll(100) < 48 ? 200 : 0 }),
  }
  expect(holds(coin, simulate(coin, 1_000_000, seededChance(1)))).toBe(true)
  const boasting = { ...coin, stated: 0.97 }
  expect(holds(boasting, simulate(boasting, 1_000_000, seededChance(1)))).toBe(false)
})

test('the interval is that of a ratio: rounds of different stakes at one return have none', () => {
  const sure = { name: 'sure', stated: 0.5, play: () => ({ stake: 2, win: 1 }) }
  expect(simulate(sure, 1000, seededChance(1))).toEqual({ rounds: 1000, share: 0.5, half: 0 })
  const uneven = {
    ...sure,
    play: ({ roll }: { roll(below: number): number }) => {
      const stake = 2 * (1 + roll(9))
      return { stake, win: stake / 2 }
    },
  }
  expect(simulate(uneven, 1000, seededChance(1)).half).toBeLessThan(1e-9)
})

test('seeded chance repeats itself, differs by its seed, and is fair over small and large ranges', () => {
  const drawn = (seed: number, below: number, count: number) => {
    const { roll } = seededChance(seed)
    return Array.from({ length: count }, () => roll(below))
  }
  expect(drawn(1, 1000, 50)).toEqual(drawn(1, 1000, 50))
  expect(drawn(1, 1000, 50)).not.toEqual(drawn(2, 1000, 50))
  const counts = Array.from({ length: 7 }, (_, face) => drawn(3, 7, 70_000).filter((value) => value === face).length)
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400)
  const large = drawn(4, 3 * 2 ** 40, 20_000)
  expect(Math.max(...large)).toBeLessThan(3 * 2 ** 40)
  expect(large.reduce((sum, value) => sum + value, 0) / large.length / (3 * 2 ** 40)).toBeCloseTo(0.5, 2)
})
