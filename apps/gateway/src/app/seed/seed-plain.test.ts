import { count } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMemory, type OpenDatabase } from '../../kernel/db/open-database.ts'
import {
  accounts,
  announcements,
  draws,
  entries,
  games,
  members,
  messages,
  promoCodes,
  raffles,
  redemptions,
  rounds,
  seedState,
  transfers,
} from '../../kernel/db/tables/index.ts'
import { jobs } from '../jobs/jobs.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { makePasswords } from '../../identity/session/passwords.ts'
import { day, minute, testCost, testNow } from '../testing/moments.ts'
import { registration, startTestGatewayOn, type TestGateway } from '../testing/test-gateway.ts'
import type { SeedKind } from '../../kernel/config/seed-kind.ts'
import { seed } from './seed.ts'

const passwords = makePasswords(testCost)
const fill = (database: OpenDatabase, kind: SeedKind | null, now = testNow) =>
  seed(database.db, { kind, now, passwords, say: () => undefined })

let shop: OpenDatabase
let site: TestGateway
beforeAll(async () => {
  shop = await openMemory()
  await shop.migrate()
  await fill(shop, 'catalogue')
  site = await startTestGatewayOn(shop, { seed: 'catalogue', livePlayers: true })
})
afterAll(() => shop.close())

const invented = { members, rounds, transfers, entries, messages, draws, redemptions, promoCodes }
const rowsOf = async (database: OpenDatabase) =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(invented).map(
        async ([name, table]) => [name, (await database.db.select({ n: count() }).from(table))[0]?.n ?? 0] as const,
      ),
    ),
  )
const none = Object.fromEntries(Object.keys(invented).map((name) => [name, 0]))

test('a catalogue has games, content and what runs this week, and neither people, money nor history', async () => {
  expect(await rowsOf(shop)).toEqual(none)
  expect(await shop.db.$count(games)).toBe(1659)
  expect(await shop.db.$count(announcements)).toBeGreaterThan(10)
  expect(await shop.db.$count(raffles)).toBe(2)
  expect((await shop.db.select().from(accounts)).every(({ name }) => name.startsWith('house/'))).toBe(true)
  expect((await site.ask('GET', '/wps/relay/GCSGAME_hotGamesV2?language=EN')).body.success).toBe(true)
})

test('an empty server is filled with nothing that nobody asked for', async () => {
  const empty = await openMemory()
  try {
    await empty.migrate()
    const start = { emptyAs: null, now: testNow, passwords, say: () => undefined }
    await expect(seed(empty.db, start)).rejects.toThrow(
      'the database of DATABASE_URL is empty; set PARLOUR_SEED to what it is to be filled with: demo, catalogue, none',
    )
    expect(await rowsOf(empty)).toEqual(none)
    expect(await empty.db.$count(games)).toBe(0)
    expect(await seed(empty.db, { ...start, kind: 'none' })).toBe('none')
    expect(await seed(empty.db, start)).toBe('none')
  } finally {
    await empty.close()
  }
})

test('a later start adds no demo: not by itself, not when it is asked to, and not by players of the seed', async () => {
  expect(await fill(shop, null, testNow + 3 * day)).toBe('catalogue')
  await expect(fill(shop, 'demo', testNow + 3 * day)).rejects.toThrow(
    'PARLOUR_SEED must be "catalogue", not "demo": that is what this database was filled with',
  )
  site.advance(6 * minute)
  await runDueJobs(site.gateway, jobs, site.gateway.clock.now())
  expect(await rowsOf(shop)).toMatchObject({ ...none, draws: expect.any(Number) as number })
  expect(site.lines.filter((line) => line.startsWith('error'))).toEqual([])
})

const register = (username: string, changes: Record<string, unknown>) =>
  site.askSealed('PUT', '/wps/member/register', registration(username, changes), {
    headers: { 'Idempotency-Key': randomUUID() },
  })

test('published passwords open nothing and cannot be chosen, and a new account starts with nothing', async () => {
  const chosen = { password: 'vesper2025', confirmPassword: 'vesper2025' }
  expect((await register('realone1', chosen)).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'password' },
  })
  const { body } = await register('realone1', {})
  expect(body.success).toBe(true)
  expect((await shop.db.select().from(accounts)).find(({ name }) => name.startsWith('member/'))?.balance).toBe(0)
  const change = { oldPassword: 'abcd1234', newPassword: 'vesper2025', confirmNewPassword: 'vesper2025' }
  expect(
    (await site.askSealed('POST', '/wps/member/password', change, { token: String(body.value.token) })).body.errorCode,
  ).toBe('register.field.invalid')
  await shop.db
    .update(members)
    .set({ passwordRecord: await passwords.make('vesper2025'), paymentRecord: await passwords.make('246810') })
  const login = (password: string) => site.askSealed('POST', '/wps/session/login', { username: 'realone1', password })
  expect((await login('vesper2025')).body.errorCode).toBe('login.credentials.invalid')
  expect(await site.gateway.passwords.check('246810', await passwords.make('246810'))).toBe(false)
  await expect(site.gateway.passwords.make('246810')).rejects.toThrow('payment.password.weak')
})

test('members whom nobody has seeded keep a demo away', async () => {
  await shop.db.delete(seedState)
  await expect(fill(shop, 'demo')).rejects.toThrow('must be "none", not "demo"')
  expect(await fill(shop, null)).toBe('none')
  expect(await shop.db.$count(members)).toBe(1)
  expect((await shop.db.select().from(seedState))[0]?.kind).toBe('none')
})
