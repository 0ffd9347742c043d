import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { startFakePostgres, type FakePostgres, type FakeReply } from '../../app/testing/fake-postgres.ts'
import { isPassing } from './database-failures.ts'
import { readDatabaseUrl } from './database-url.ts'
import { ServerPool } from './server-pool.ts'

const opened: { end(): Promise<unknown> }[] = []
const servers: FakePostgres[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((pool) => pool.end()))
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

const start = async (reply?: (question: string) => FakeReply): Promise<FakePostgres> => {
  const server = await startFakePostgres(reply)
  servers.push(server)
  return server
}

/** `patience` is short where a server says nothing: a busy machine may take longer to answer than that. */
function poolOf(hosts: readonly string[], { max = 2, options = '', silence = 60_000, patience = 30_000 } = {}) {
  const lines: string[] = []
  let time = 0
  const address = readDatabaseUrl(`postgres://parlour@${hosts.join(',')}/parlour${options}`)
  const pool = new ServerPool({
    ...address,
    settings: { max, connectionTimeoutMillis: patience },
    tell: (line) => void lines.push(line),
    monotonic: () => time,
    silence,
  })
  opened.push(pool)
  return {
    pool,
    lines,
    advance: (ms: number) => void (time += ms),
    db: drizzle({ client: pool as unknown as pg.Pool }),
  }
}

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  )

test('a connection that the server ends inside a transaction ends that call only, and is closed', async () => {
  const server = await start()
  const { pool, db } = poolOf([server.host])
  const ended = db.transaction(async (tx) => {
    server.shutDown()
    while (server.open() > 0) await turn()
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await ended.catch((thrown: unknown) => thrown)
  expect(isPassing(error)).toBe(true)
  expect(String((error as Error).cause)).not.toMatch(/rollback/)
  expect([pool.totalCount, pool.idleCount]).toEqual([0, 0])
  expect(await codeOf(db.execute(sql`select 1`))).toBe('done')
})

test('a connection that breaks as its transaction begins gives its place back', async () => {
  let broken = true
  const server = await start((question) => (broken && question === 'begin' ? 'close' : { value: 'f' }))
  const { pool, db } = poolOf([server.host])
  for (let at = 0; at < 5; at++) expect(await db.transaction(async () => 1).catch(isPassing)).toBe(true)
  expect(pool.totalCount).toBe(0)
  broken = false
  expect(await db.transaction(async () => 1)).toBe(1)
})

test('[25006] after a refusal to write every connection to that server is closed, and its call may come again', async () => {
  let demoted = false
  const server = await start((question) =>
    demoted && question.startsWith('insert') ? { error: '25006' } : { value: 'f' },
  )
  const { pool, db } = poolOf([server.host])
  const [one, two] = await Promise.all([pool.connect(), pool.connect()])
  one.release()
  two.release()
  demoted = true
  const error: unknown = await db.execute(sql`insert`).catch((thrown: unknown) => thrown)
  expect([isPassing(error), pool.totalCount]).toEqual([true, 0])
  demoted = false
  expect(await codeOf(db.execute(sql`insert`))).toBe('done')
  expect(server.taken()).toBe(3)
})

test('a refusal that is not about the connection keeps it', async () => {
  const server = await start((question) => (question.startsWith('insert') ? { error: '23505' } : { value: 'f' }))
  const { pool, db } = poolOf([server.host])
  expect(await codeOf(db.execute(sql`insert`))).toBe('23505')
  expect(await codeOf(db.transaction((tx) => tx.execute(sql`insert`)))).toBe('23505')
  expect([pool.totalCount, server.taken()]).toEqual([1, 1])
})

test('of several servers the first that can be written to is taken, and another one once it has gone', async () => {
  let standby = true
  const [first, second] = [await start(), await start(() => ({ value: standby ? 't' : 'f' }))]
  const { pool, db, lines, advance } = poolOf(['127.0.0.1:1', second.host, first.host])
  expect(await codeOf(db.execute(sql`select 1`))).toBe('done')
  expect([first.open(), lines]).toEqual([1, []])
  await first.close()
  while (pool.totalCount > 0) await turn()
  expect(await codeOf(db.execute(sql`select 1`))).toBe('25006')
  standby = false
  expect(await codeOf(db.execute(sql`select 1`)), 'nobody tries again at once').toBe('25006')
  advance(100)
  expect(await codeOf(db.execute(sql`select 1`))).toBe('done')
  expect(lines).toEqual([
    `database: no server takes connections: ${first.host} ECONNREFUSED connect ECONNREFUSED ${first.host}; 127.0.0.1:1 ECONNREFUSED connect ECONNREFUSED 127.0.0.1:1; ${second.host} 25006 the server is not read-write`,
    `database: ${second.host} takes connections again after 100 ms`,
  ])
})

test('all connections in use is told as such, and sends nobody to another server', async () => {
  const [first, second] = [await start(), await start()]
  const { pool } = poolOf([first.host, second.host], { max: 1, patience: 300 })
  const held = await pool.connect()
  const error: unknown = await pool.connect().catch((thrown: unknown) => thrown)
  expect([isPassing(error), (error as Error).name, second.taken()]).toEqual([true, 'DatabaseBusy', 0])
  held.release()
})

test('a server that says nothing any more is taken for gone: its calls end, and the next one goes to another server', async () => {
  let silent = false
  const [first, second] = [await start(() => (silent ? 'nothing' : { value: 'f' })), await start()]
  const { pool, db, lines } = poolOf([first.host, second.host], { silence: 100, patience: 1_000 })
  const [one, two] = await Promise.all([pool.connect(), pool.connect()])
  one.release()
  two.release()
  silent = true
  const hanging = await Promise.all(
    [db.execute(sql`select 1`), db.transaction((tx) => tx.execute(sql`select 1`))].map((call) =>
      call.then(() => false, isPassing),
    ),
  )
  expect(hanging).toEqual([true, true])
  expect(lines).toEqual([
    `database: ${first.host} has not answered for 100 ms and takes no connection; its connections are closed`,
  ])
  while (first.open() > 0) await turn()
  // The fake still takes connections, as a stopped server's system does; it answers none.
  expect(await codeOf(db.execute(sql`select 1`))).toBe('done')
  expect([pool.totalCount, second.taken()]).toEqual([1, 1])
})

test('a question that takes long on a server that is there is waited for', async () => {
  let slow: (() => void) | null = null
  const server = await start((question) => {
    if (!question.includes('slow')) return { value: 'f' }
    return { later: new Promise<void>((resolve) => void (slow = resolve)) }
  })
  const { db, lines } = poolOf([server.host], { silence: 50 })
  const asked = codeOf(db.execute(sql`select slow`))
  while (server.taken() < 2) await turn()
  slow!()
  expect([await asked, lines]).toEqual(['done', []])
})

test('an idle connection that the server ends is no error', async () => {
  const server = await start()
  const { pool } = poolOf([server.host])
  await pool.query('select 1')
  server.shutDown()
  while (pool.totalCount > 0) await turn()
  expect((await pool.query('select 1')).rows).toEqual([{ refused: false }])
})
