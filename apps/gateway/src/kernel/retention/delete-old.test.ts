import { randomUUID } from 'node:crypto'
import { count, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  captchas,
  gameSessions,
  jobRuns,
  launches,
  messages,
  oneTimeCodes,
  outbox,
  seenRequests,
  sessions,
} from '../db/tables/index.ts'
import { jobs } from '../../app/jobs/jobs.ts'
import { ledgerFaults } from '../ledger/sound.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { batchRows, deleteOld } from './delete-old.ts'

const memberId = 1_000_001
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const db = () => site.gateway.db
const rows = async (table: PgTable): Promise<number> => (await db().select({ n: count() }).from(table))[0]?.n ?? 0
const deletedOf = async (table: string): Promise<number> => {
  const line = (await site.gateway.metrics.text())
    .split('\n')
    .find((each) => each.startsWith(`parlour_retention_deleted_rows_total{table="${table}"}`))
  return Number(line?.split(' ').at(-1) ?? 0)
}

test('old rows go in batches, and the last of them ends the work', async () => {
  const many = 2 * batchRows + 300
  await db().execute(sql`insert into outbox (channel, target, text, at)
    select 'sms', '639170000188', 'x', ${testNow - 8 * day}::bigint + n from generate_series(1, ${many}::int) n`)
  const [kept] = await db()
    .insert(outbox)
    .values({ channel: 'sms', target: '1', text: 'new', at: testNow - 6 * day })
    .returning()
  const statements: number[] = []
  const execute = site.gateway.db.execute.bind(site.gateway.db)
  const watched = Object.assign(Object.create(site.gateway.db) as typeof site.gateway.db, {
    execute: async (query: Parameters<typeof execute>[0]) => {
      const result = await execute(query)
      statements.push(Number((result as { rows?: { count: string }[] }).rows?.[0]?.count))
      return result
    },
  })
  await deleteOld({ ...site.gateway, db: watched }, testNow)
  expect(statements.filter((each) => each > 0)).toEqual(expect.arrayContaining([batchRows, batchRows, 300]))
  expect(Math.max(...statements)).toBe(batchRows)
  expect(await deletedOf('outbox')).toBeGreaterThanOrEqual(many)
  expect(
    await db()
      .select()
      .from(outbox)
      .where(eq(outbox.id, kept?.id ?? 0)),
  ).toHaveLength(1)
})

test('work that is stopped ends after the batch at hand', async () => {
  await db().execute(
    sql`insert into seen_requests (request_id, at) select 'old-' || n, 1 from generate_series(1, ${batchRows + 10}::int) n`,
  )
  let asked = 0
  const rulesBefore = 6
  await deleteOld(site.gateway, testNow, () => ++asked > rulesBefore + 1)
  expect(await rows(seenRequests)).toBe(10)
  await deleteOld(site.gateway, testNow)
  expect(await rows(seenRequests)).toBe(0)
})

test('a session goes after its game sessions, and never before', async () => {
  const at = testNow - 100 * day
  const open = async (tokenHash: string, playedAt: number) => {
    await db().insert(sessions).values({ tokenHash, memberId, createdAt: at, seenAt: at })
    await db()
      .insert(gameSessions)
      .values({ tokenHash: `game of ${tokenHash}`, sessionHash: tokenHash, gameId: 1, createdAt: playedAt })
  }
  await open('old', at)
  await open('still played', testNow - hour)
  await deleteOld(site.gateway, testNow)
  const left = (await db().select({ tokenHash: sessions.tokenHash }).from(sessions)).map(({ tokenHash }) => tokenHash)
  expect(left).not.toContain('old')
  expect(left).toContain('still played')
  expect(site.lines.filter((line) => line.includes('retention failed'))).toEqual([])
})

test('what expires goes when it has expired; demos after their two hours', async () => {
  const code = { channel: 'sms', target: '1', purpose: 'login', codeHash: 'x', createdAt: testNow }
  await db()
    .insert(oneTimeCodes)
    .values([
      { ...code, expiresAt: testNow - 1 },
      { ...code, target: 'good', expiresAt: testNow + minute },
    ])
  await db()
    .insert(captchas)
    .values({ idHash: 'a', answerHash: 'b', expiresAt: testNow - 1 })
  const trial = (tokenHash: string, createdAt: number) => ({ tokenHash, gameId: 1, demoSessionBalance: 1, createdAt })
  await db()
    .insert(gameSessions)
    .values([trial('over', testNow - 2 * hour - 1), trial('running', testNow - hour)])
  await deleteOld(site.gateway, testNow)
  expect((await db().select().from(oneTimeCodes)).map(({ target }) => target)).toEqual(['good'])
  expect(await rows(captchas)).toBe(0)
  expect(await db().select().from(gameSessions).where(eq(gameSessions.tokenHash, 'over'))).toHaveLength(0)
  expect(await db().select().from(gameSessions).where(eq(gameSessions.tokenHash, 'running'))).toHaveLength(1)
})

test('the newest run of a job stays, however old, so that the job goes on from there', async () => {
  await db()
    .insert(jobRuns)
    .values([1, 2, 3].map((n) => ({ job: 'rare', until: n * day, at: n * day })))
  await deleteOld(site.gateway, testNow)
  expect(
    (await db().select({ until: jobRuns.until }).from(jobRuns).where(eq(jobRuns.job, 'rare'))).map(
      ({ until }) => until,
    ),
  ).toEqual([3 * day])
})

test('times are the operator’s to set; a rule that fails is logged and leaves the others to their work', async () => {
  const old = { memberId, gameId: site.gateway.catalogue.games[0]?.id ?? 0, balanceBefore: 0, at: testNow - 100 * day }
  await db()
    .insert(launches)
    .values({ id: randomUUID(), ...old })
  const before = await rows(launches)
  const { config } = site.gateway
  await db().execute(sql`alter table captchas rename to captchas_gone`)
  await deleteOld({ ...site.gateway, config: { ...config, retention: { launches: 90 * day } } }, testNow)
  await db().execute(sql`alter table captchas_gone rename to captchas`)
  expect(await rows(launches)).toBeLessThan(before)
  expect(site.logged.filter(({ msg }) => msg === 'retention failed')).toEqual([
    expect.objectContaining({ level: 'error', rule: 'captchas' }),
  ])
})

test('a gateway whose old rows are gone plays on: jobs run, the ledger is sound', async () => {
  site.advance(400 * day)
  await deleteOld(site.gateway, site.gateway.clock.now())
  expect(await rows(messages)).toBe(0)
  expect(await rows(launches)).toBe(0)
  const failed = () => site.logged.filter(({ msg }) => msg === 'job failed')
  await site.runJobs()
  expect(failed()).toEqual([])
  expect(jobs.length).toBeGreaterThan(10)
  expect(await ledgerFaults(db())).toEqual([])
  const token = await site.logIn()
  expect((await site.ask('GET', '/wps/v2/wallets/balance', { token })).body.success).toBe(true)
  const shown = (await site.operate('retention')) as readonly Record<string, unknown>[]
  expect(shown.find(({ rule }) => rule === 'messages')).toMatchObject({ kept: '365 d', 'may be set from': '90 d' })
})
