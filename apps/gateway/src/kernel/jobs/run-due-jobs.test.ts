import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DatabaseLost } from '../db/database-failures.ts'
import { jobRuns } from '../db/tables/index.ts'
import { withIdempotency } from '../ledger/with-idempotency.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { runDueJobs } from './run-due-jobs.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

/** Fails twice as the database does when two transactions wait for each other. */
function failsTwice() {
  let tried = 0
  return async () => {
    if (++tried < 3) throw deadlock()
    return tried
  }
}

test('a job that lost to a member is done again at once', async () => {
  const work = failsTwice()
  let done = 0
  const job = { name: 'unlucky', every: minute, makeUp: 1, batch: async () => ((done = await work()), null) }
  await runDueJobs(site.gateway, [job], testNow + minute)
  expect(done).toBe(3)
  expect(site.lines.filter((line) => line.includes('unlucky'))).toEqual([])
})

test('without a database the look ends with one line, and no other job is tried', async () => {
  const other = { name: 'other', every: minute, makeUp: 1, batch: vi.fn(async () => null) }
  const away = {
    ...other,
    name: 'away',
    batch: async () => Promise.reject(new Error('Failed query', { cause: new DatabaseLost(new Error('gone')) })),
  }
  await runDueJobs(site.gateway, [away, other], testNow + minute)
  expect(other.batch).not.toHaveBeenCalled()
  expect(site.logged.filter(({ job }) => job === 'away')).toMatchObject([
    { level: 'warn', msg: 'jobs wait for the database' },
  ])
})

test('who leaves ends after the period at hand, and catches up with no other', async () => {
  let leaving = false
  const batch = vi.fn(async () => ((leaving = true), null))
  const behind = { name: 'behind', every: minute, makeUp: 5, batch }
  await site.gateway.db.insert(jobRuns).values({ job: 'behind', until: testNow - (testNow % minute), at: testNow })
  const next = { ...behind, name: 'next', makeUp: 1 }
  await runDueJobs(site.gateway, [behind, next], testNow + 5 * minute, { stopped: () => leaving })
  expect(batch).toHaveBeenCalledOnce()
})

test('an effect that lost to a job is done again under its key', async () => {
  const input = { scope: 'unlucky', key: 'key-of-the-unlucky', body: {}, now: testNow }
  expect(await withIdempotency(site.gateway.db, input, failsTwice())).toEqual({ answer: 3, replayed: false })
  expect(await withIdempotency(site.gateway.db, input, failsTwice())).toEqual({ answer: 3, replayed: true })
})
