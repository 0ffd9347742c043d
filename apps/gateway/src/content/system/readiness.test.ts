import { expect, test, vi } from 'vitest'
import { DatabaseBusy, DatabaseLost, DiskFull } from '../../kernel/db/database-failures.ts'
import { openMemory } from '../../kernel/db/open-database.ts'
import { makeReadiness, type ReadinessCheck } from './readiness.ts'

const quarter = 15 * 60_000

function readinessOver(answer: ReadinessCheck['execute']) {
  const time = { now: 0 }
  const execute = vi.fn(answer)
  const read = makeReadiness({
    db: { execute },
    lastLook: () => 0,
    monotonic: () => time.now,
    patience: 5,
  })
  return { read, execute, time }
}

const rows = (read_only: string, newest: string | null) => async () => ({ rows: [{ read_only, newest }] })
const newest = String(Number.MAX_SAFE_INTEGER)

test('the newest tables are ready, also those of a newer version; older ones, or none, are not', async () => {
  const database = await openMemory()
  const read = () => makeReadiness({ db: database.db, lastLook: () => 0, monotonic: () => 0 })()
  expect(await read()).toEqual({ database: 'ok', migrations: 'behind', jobs: 'ok' })
  await database.migrate()
  expect(await read()).toEqual({ database: 'ok', migrations: 'ok', jobs: 'ok' })
  await database.close()
  expect(await readinessOver(rows('off', newest)).read()).toMatchObject({ migrations: 'ok' })
  expect(await readinessOver(rows('off', '1')).read()).toMatchObject({ migrations: 'behind' })
})

test('a database that is away, slow or read-only is told; one whose connections are all in use is no reason to turn people away', async () => {
  const failing = (error: Error) =>
    readinessOver(async () => {
      throw error
    }).read()
  expect(await failing(new Error('Failed query', { cause: new DatabaseLost(new Error('gone')) }))).toMatchObject({
    database: 'away',
  })
  expect(await failing(new Error('Failed query', { cause: new DiskFull('0 MB are free') }))).toMatchObject({
    database: 'disk-full',
  })
  expect(await failing(new Error('Failed query', { cause: new DatabaseBusy('full') }))).toMatchObject({
    database: 'busy',
    migrations: 'ok',
  })
  expect(await readinessOver(() => new Promise(() => undefined)).read()).toMatchObject({ database: 'slow' })
  expect(await readinessOver(rows('on', newest)).read()).toMatchObject({ database: 'read-only' })
})

test('the database is asked once a second at most, and jobs that have not ended for a quarter of an hour are late', async () => {
  const { read, execute, time } = readinessOver(rows('off', newest))
  await Promise.all([read(), read(), read()])
  time.now = 999
  await read()
  expect(execute).toHaveBeenCalledTimes(1)
  time.now = quarter
  expect(await read()).toMatchObject({ jobs: 'ok' })
  time.now = quarter + 1_000
  expect(await read()).toMatchObject({ jobs: 'late' })
  expect(execute).toHaveBeenCalledTimes(3)
})
