import { waitFor } from '@parlour/vitest/wait-for'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { minute } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import type { Job } from '../../kernel/jobs/job.ts'
import { startJobs } from './start-jobs.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())
afterEach(() => void vi.useRealTimers())

test('draws go on while a commission takes long, and a look is over when every queue has come to its end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let draws = 0
  let looks = 0
  const looksAtBatch: number[] = []
  const jobs: readonly Job[] = [
    {
      name: 'long-commission',
      every: 10 * minute,
      makeUp: 1,
      queue: 'settlement',
      async batch() {
        // Every batch is a look of the five seconds later; the last one comes after three draws.
        site.advance(minute)
        vi.advanceTimersByTime(5_000)
        looksAtBatch.push(looks)
        return draws < 3 ? 'more' : null
      },
    },
    { name: 'draw', every: minute, makeUp: 1, batch: async () => (draws++, null) },
  ]
  const stop = await startJobs(site.gateway, () => void looks++, jobs)
  await waitFor(() => expect(looks).toBe(1))
  await stop()
  expect(draws).toBeGreaterThanOrEqual(3)
  expect(new Set(looksAtBatch)).toEqual(new Set([0]))
})

test('looks come to their end while the archive takes hours', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  let looks = 0
  let batches = 0
  const archive: Job = {
    name: 'long-archive',
    every: 10 * minute,
    makeUp: 1,
    queue: 'archive',
    async batch() {
      vi.advanceTimersByTime(5_000)
      return looks < 3 && ++batches < 500 ? 'more' : null
    },
  }
  const stop = await startJobs(site.gateway, () => void looks++, [archive])
  await waitFor(() => expect(looks).toBeGreaterThanOrEqual(3))
  await stop()
  expect(batches).toBeLessThan(500)
})
