import { expect, test, vi } from 'vitest'
import { cacheForMinute } from './cache-for-minute.ts'
import type { Database } from './open-database.ts'

const [one, other] = [{} as Database, {} as Database]

test('what is the same for everybody is read once a minute for each database', async () => {
  const read = vi.fn(async (_db: Database, now: number) => now)
  const kept = cacheForMinute(read)
  expect([await kept(one, 0), await kept(one, 59_999), await kept(other, 30_000), await kept(one, 60_000)]).toEqual([
    0, 0, 30_000, 60_000,
  ])
  expect(read).toHaveBeenCalledTimes(3)
})

test('a read that fails is made again', async () => {
  const read = vi.fn(async () => 1).mockRejectedValueOnce(new Error('gone'))
  const kept = cacheForMinute(read)
  await expect(kept(one, 0)).rejects.toThrow('gone')
  expect(await kept(one, 1)).toBe(1)
})
