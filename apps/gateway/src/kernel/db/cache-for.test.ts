import { expect, test } from 'vitest'
import { cacheFor } from './cache-for.ts'
import type { Database } from './open-database.ts'

const db = {} as Database

test('callers share one read of a key until it is too old', async () => {
  let reads = 0
  const cached = cacheFor(1_000, async (_db, key: string) => `${key}${++reads}`)
  expect(await Promise.all([cached(db, 'a', 0), cached(db, 'a', 0), cached(db, 'b', 0)])).toEqual(['a1', 'a1', 'b2'])
  expect(await cached(db, 'a', 999)).toBe('a1')
  expect(await cached(db, 'a', 1_000)).toBe('a3')
  expect(await cached({} as Database, 'a', 1_000)).toBe('a4')
})

test('a read that fails is not cached', async () => {
  let reads = 0
  const cached = cacheFor(1_000, async () => {
    if (++reads === 1) throw new Error('away')
    return reads
  })
  await expect(cached(db, 0, 0)).rejects.toThrow('away')
  expect(await cached(db, 0, 0)).toBe(2)
})
