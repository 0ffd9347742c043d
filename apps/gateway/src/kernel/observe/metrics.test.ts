import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobRuns } from '../db/tables/index.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { makeMetrics } from './make-metrics.ts'
import { serveMetrics } from './serve-metrics.ts'
import { watchAdmission } from './watch-admission.ts'
import { watchJobs } from './watch-jobs.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const value = async (line: string, on = site): Promise<number> => {
  const found = (await on.gateway.metrics.text()).split('\n').find((each) => each.startsWith(`${line} `))
  return Number(found?.slice(line.length + 1) ?? 0)
}

const book = (amount: number, fails = false) =>
  site.gateway.db.transaction(async (inner) => {
    const lines = [
      { account: 'house/games', amount: -amount },
      { account: 'house/promotions', amount },
    ]
    await postTransfers(inner, [{ id: randomUUID(), kind: 'bonus', at: site.gateway.clock.now(), lines }])
    if (fails) throw new Error('rolled back')
  })

test('calls are counted by record and outcome, with how long they took', async () => {
  await site.ask('GET', '/wps/system/status')
  await site.ask('GET', '/wps/v2/wallets/balance')
  const text = await site.gateway.metrics.text()
  expect(text).toMatch(/parlour_calls_total\{record="\w*[sS]tatus",outcome="ok"\} 1/)
  expect(text).toMatch(/parlour_calls_total\{record="\w*[bB]alance",outcome="refused"\} 1/)
  expect(text).toMatch(/parlour_call_duration_seconds_count\{record="\w*[sS]tatus"\} 1/)
  expect(await value('parlour_refusals_total{code="login.not.session"}')).toBe(1)
  expect(await value('parlour_calls_in_flight')).toBe(0)
})

test('money is counted by kind when its transaction is committed, and not when it is rolled back', async () => {
  const money = () => value('parlour_transfers_minor_units_total{kind="bonus"}')
  await book(1500)
  expect(await money()).toBe(1500)
  await expect(book(700, true)).rejects.toThrow('rolled back')
  expect(await money()).toBe(1500)
  expect(await value('parlour_transfers_total{kind="bonus"}')).toBe(1)
})

test('jobs show their failures, the age of their newest period, and how late they are', async () => {
  let broken = true
  const job = {
    name: 'rooms-tables',
    every: minute,
    makeUp: 1,
    batch: async () => {
      if (broken) throw new Error('not today')
      return null
    },
  }
  const work = () => runDueJobs(site.gateway, [job], site.gateway.clock.now())
  await work()
  expect(await value('parlour_job_runs_total{job="rooms-tables",outcome="failed"}')).toBe(1)
  expect(site.logged.at(-1)).toMatchObject({
    level: 'error',
    msg: 'job failed',
    job: 'rooms-tables',
    error: 'not today',
  })
  broken = false
  await work()
  expect(await value('parlour_job_runs_total{job="rooms-tables",outcome="done"}')).toBe(1)
  site.advance(3 * 60 * minute)
  expect(await value('parlour_job_age_seconds{job="rooms-tables"}')).toBe(3 * 3600)
  expect(await value('parlour_job_late_seconds{job="rooms-tables"}')).toBe(3 * 3600 - 10)
})

test('a job that this gateway leaves to others has no age here and is never late', async () => {
  const now = site.gateway.clock.now()
  await site.gateway.db
    .insert(jobRuns)
    .values(['own', 'left'].map((job) => ({ job, until: now - 10 * minute, at: now })))
  const metrics = makeMetrics()
  const job = { every: minute, makeUp: 1, batch: async () => null }
  watchJobs({ ...site.gateway, metrics }, [
    { ...job, name: 'own' },
    { ...job, name: 'left', isMine: () => false },
  ])
  const text = await metrics.text()
  expect(text).toContain('parlour_job_age_seconds{job="own"} 600')
  expect(text).toContain('parlour_job_late_seconds{job="own"} 540')
  expect(text).not.toContain('job="left"')
})

test('what the admission queues hold and have refused is shown by class, the totals as counters', async () => {
  const metrics = makeMetrics()
  watchAdmission(metrics, {
    figures: () => ({ calls: { running: 48, waiting: 16, served: 7, refused: 3, abandoned: 1 } }),
  })
  await metrics.text()
  const text = await metrics.text()
  expect(text).toContain('# TYPE parlour_admission_refused_total counter')
  for (const line of [
    'running{class="calls"} 48',
    'waiting{class="calls"} 16',
    'served_total{class="calls"} 7',
    'refused_total{class="calls"} 3',
    'abandoned_total{class="calls"} 1',
  ])
    expect(text).toContain(`parlour_admission_${line}`)
})

test('limits that were hit are counted', async () => {
  const strict = await site.twin({ addressFactor: 1 })
  for (let sent = 0; sent < 22; sent++) await strict.fetch('/csp', { method: 'POST', body: '{}' })
  expect(await value('parlour_limits_hit_total{limit="csp.network"}', strict)).toBe(2)
})

test('what cannot be read now, as with a database that is away, leaves the other metrics readable', async () => {
  const metrics = makeMetrics()
  let away = false
  const read = () => (away ? Promise.reject(new Error('no database')) : Promise.resolve({ draw: 7 }))
  metrics.watch({ name: 'age', help: 'of something', label: 'job', read })
  expect(await metrics.text()).toContain('age{job="draw"} 7')
  away = true
  const text = await metrics.text()
  expect(text).toContain('parlour_calls_in_flight 0')
  expect(text).not.toContain('age{job="draw"}')
})

test('the site does not serve the metrics; a listener of their own does, and an operator command', async () => {
  for (const host of ['localhost', 'play.localhost', 'chat.localhost', 'pay.localhost', 'connect.localhost'])
    expect(await (await site.fetch(`http://${host}:4100/metrics`)).text(), host).not.toContain('parlour_')
  const listener = await serveMetrics(site.gateway.metrics, { host: '127.0.0.1', port: 0 })
  const answer = await fetch(`http://127.0.0.1:${listener.port}/metrics`)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  expect(await answer.text()).toContain('parlour_calls_total')
  expect((await fetch(`http://127.0.0.1:${listener.port}/`)).status).toBe(404)
  await listener.close()
  expect(await site.operate('metrics')).toContain('parlour_calls_total')
})
