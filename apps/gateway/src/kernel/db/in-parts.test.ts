import { expect, test } from 'vitest'
import { inParts } from './in-parts.ts'

test('many things are asked for in parts, in their order, and none for nothing', async () => {
  const sizes: number[] = []
  const ask = async (some: readonly number[]): Promise<number[]> => {
    sizes.push(some.length)
    return some.map((one) => one * 2)
  }
  const all = Array.from({ length: 1_201 }, (_, at) => at)
  expect(await inParts(new Set(all), ask)).toEqual(all.map((one) => one * 2))
  expect(sizes).toEqual([500, 500, 201])
  expect(await inParts([], ask)).toEqual([])
  expect(sizes).toHaveLength(3)
})
