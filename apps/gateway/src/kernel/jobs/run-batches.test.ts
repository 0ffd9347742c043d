import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { jobDrafts, jobProgress, jobRuns, payoutCounts, payoutDrafts } from '../db/tables/index.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { backOff } from './back-off.ts'
import { NotYet, type Job, type JobQueue } from './job.ts'
import { keepOlderOut } from './keep-older-out.ts'
import { jobs } from '../../app/jobs/jobs.ts'
import { memberBatch, memberCursor } from './member-batch.ts'
import { runDueJobs } from './run-due-jobs.ts'
import { jobsOf } from '../../app/jobs/start-jobs.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const now = testNow + minute
const run = (gateway: TestGateway, job: Job) => runDueJobs(gateway.gateway, [job], now)

/**
 * A job that takes ten members a batch and notes whom it took;
 * its transactions fail after `failing` has been thrown from.
 */
function counting(name: string, failing: (batch: number) => boolean = () => false) {
  const taken: number[] = []
  let batches = 0
  const job: Job = {
    name,
    every: minute,
    makeUp: 1,
    async batch(tx, _gateway, _period, { cursor }) {
      const { ids, next } = await memberBatch(tx, memberCursor(cursor), 10)
      if (failing(++batches)) throw new Error('killed')
      taken.push(...ids)
      return next
    },
  }
  return { job, taken }
}

const twice = (ids: readonly number[]): number => ids.length - new Set(ids).size

test('two gateways do every batch of a period once', async () => {
  const twin = await site.twin()
  const { job, taken } = counting('shared-batches')
  await Promise.all([run(site, job), run(twin, job), run(site, job)])
  await run(twin, job)
  expect(taken.length).toBeGreaterThan(20)
  expect(twice(taken)).toBe(0)
  expect(await site.gateway.db.select().from(jobRuns).where(eq(jobRuns.job, 'shared-batches'))).toHaveLength(1)
  expect(await site.gateway.db.select().from(jobProgress)).toEqual([])
})

test('a period that was broken off goes on where its last batch ended', async () => {
  const { job, taken } = counting('broken-batches', (batch) => batch === 3)
  await run(site, job)
  expect(taken).toHaveLength(20)
  expect(site.logged.findLast(({ job: name }) => name === 'broken-batches')).toMatchObject({
    level: 'error',
    msg: 'job failed',
    error: 'killed',
    tries: 1,
    waitMs: 5_000,
  })
  const [progress] = await site.gateway.db.select().from(jobProgress).where(eq(jobProgress.job, 'broken-batches'))
  expect(progress).toMatchObject({ batches: 2, cursor: taken.at(-1) })
  await run(site, job)
  expect(taken.length).toBeGreaterThan(20)
  expect(twice(taken)).toBe(0)
})

test('a gateway that leaves begins no other batch, and another one does the rest', async () => {
  const twin = await site.twin()
  const { job, taken } = counting('left-batches')
  await runDueJobs(site.gateway, [job], now, { stopped: () => taken.length === 20 })
  expect(taken).toHaveLength(20)
  expect(await site.gateway.db.select().from(jobRuns).where(eq(jobRuns.job, 'left-batches'))).toEqual([])
  await run(twin, job)
  expect(twice(taken)).toBe(0)
  expect(await site.gateway.db.select().from(jobRuns).where(eq(jobRuns.job, 'left-batches'))).toHaveLength(1)
})

test.each([
  [
    'another gateway works on an older one',
    () => Object.assign(new Error('canceling statement due to lock timeout'), { code: '55P03' }),
  ],
  ['an older one has to wait for another job', () => new NotYet('later')],
])('no later period is begun while %s, and nothing of it is an error', async (kind, waits) => {
  const name = `waiting-batches-${kind.length}`
  const asked: number[] = []
  const job: Job = {
    name,
    every: minute,
    makeUp: 3,
    async batch(_tx, _gateway, { until }) {
      asked.push(until)
      if (asked.length === 1) throw waits()
      return null
    },
  }
  const end = now - (now % minute)
  await site.gateway.db.insert(jobRuns).values({ job: name, until: end - 2 * minute, at: now })
  await run(site, job)
  expect(asked).toEqual([end - minute])
  expect(site.logged.filter((line) => line.job === name)).toEqual([])
  await run(site, job)
  expect(asked).toEqual([end - minute, end - minute, end])
})

test('a job whose rows take many statements has batches that never grow beyond what it says', async () => {
  const sizes: number[] = []
  const job: Job = {
    name: 'few-at-once',
    every: minute,
    makeUp: 1,
    most: 25,
    batch: async (_tx, _gateway, _period, { size }) => (sizes.push(size) < 4 ? 'more' : null),
  }
  await run(site, job)
  expect(sizes).toHaveLength(4)
  expect(Math.max(...sizes)).toBe(25)
})

test('a batch that held its rows for over two seconds is rolled back and done again in smaller ones', async () => {
  let spent = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => spent)
  onTestFinished(() => clock.mockRestore())
  const { db } = site.gateway
  const sizes: number[] = []
  const job: Job = {
    name: 'long-batches',
    every: minute,
    makeUp: 1,
    async batch(tx, _gateway, { until }, { size }) {
      sizes.push(size)
      await tx.insert(jobDrafts).values({ job: 'long-drafts', until, place: size, draft: {} })
      spent += size * 20
      return null
    },
  }
  await run(site, job)
  expect(sizes).toEqual([200, 100])
  expect(await db.select({ place: jobDrafts.place }).from(jobDrafts).where(eq(jobDrafts.job, 'long-drafts'))).toEqual([
    { place: 100 },
  ])
  expect(await db.select().from(jobRuns).where(eq(jobRuns.job, 'long-batches'))).toHaveLength(1)
})

test('the end of a later period deletes the cursor, counts and drafts of one that was broken off', async () => {
  const { job } = counting('old-batches', (batch) => batch === 2)
  const { db } = site.gateway
  await run(site, job)
  const of = { job: 'old-batches', until: now - (now % minute) }
  await db.transaction((tx) => keepOlderOut(tx, of))
  const nothing = { turnover: 0, netLoss: 0, theoreticalLoss: 0, activeMembers: 0 }
  await db
    .insert(payoutCounts)
    .values({ ...of, payeeId: 1, category: 'CONS', rate: 0, downlineId: 0, taken: 0, ...nothing })
  const draft = { ...of, ends: now, contractId: 1, memberId: 1, depth: 0, acceptedAt: 0, rest: 0, draft: {} }
  await db.insert(payoutDrafts).values(draft)
  await runDueJobs(site.gateway, [job], now + 5 * minute)
  expect(await db.select().from(jobProgress).where(eq(jobProgress.job, 'old-batches'))).toEqual([])
  for (const table of [jobDrafts, payoutCounts, payoutDrafts])
    expect(await db.select().from(table).where(eq(table.job, 'old-batches'))).toEqual([])
})

test('a job that fails waits twice as long after each failure, its cause is logged, and the jobs after it run', async () => {
  const failures = backOff()
  let tries = 0
  let others = 0
  const full = Object.assign(new Error('no space left'), { code: '53100' })
  const broken = {
    name: 'broken',
    every: minute,
    makeUp: 1,
    batch() {
      tries++
      return Promise.reject(new Error('Failed query: select …', { cause: full }))
    },
  }
  const other = { name: 'other', every: 1_000, makeUp: 1, batch: async () => (others++, null) }
  for (const after of [0, 4, 5, 14, 15, 34, 35])
    await runDueJobs(site.gateway, [broken, other], now + after * 1_000, { failures })
  expect([tries, others]).toEqual([4, 7])
  expect(site.logged.findLast(({ job }) => job === 'broken')).toMatchObject({
    error: 'no space left',
    code: '53100',
    tries: 4,
    waitMs: 40_000,
  })
})

test('draws and rounds have a queue of their own, apart from deposits and from what is worked out for everybody', () => {
  const names = (queue: JobQueue): string[] => jobsOf(jobs, queue).map(({ name }) => name)
  expect(names('play').slice(0, 2)).toEqual(['lottery-draws', 'lottery-tickets'])
  expect(names('bets')).toEqual(['coupon'])
  expect(names('money')).toEqual(['expire-deposits', 'follow-withdrawals', 'close-bonuses'])
  for (const name of ['commission', 'ranks', 'cashback', 'missions', 'points', 'referrals'])
    expect(names('settlement')).toContain(name)
  expect([
    ...names('play'),
    ...names('bets'),
    ...names('money'),
    ...names('settlement'),
    ...names('archive'),
  ]).toHaveLength(jobs.length)
})
