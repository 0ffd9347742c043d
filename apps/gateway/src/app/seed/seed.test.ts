import { count, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, games, members, rounds, seedState, providers, transfers } from '../../kernel/db/tables/index.ts'
import { makePasswords } from '../../identity/session/passwords.ts'
import { day, hour, testCost, testNow } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { unsoundAccounts } from '../testing/unsound-accounts.ts'
import { seed } from './seed.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const again = (now: number) => seed(site.gateway.db, { now, passwords: makePasswords(testCost), say: () => undefined })
const counts = async () => {
  const { db } = site.gateway
  const of = async (table: typeof games | typeof providers | typeof members | typeof rounds | typeof transfers) =>
    (await db.select({ n: count() }).from(table))[0]?.n ?? 0
  return {
    providers: await of(providers),
    games: await of(games),
    members: await of(members),
    rounds: await of(rounds),
    transfers: await of(transfers),
  }
}

test('12 providers, 1,659 games, 64 members, two levels of agents with a team, 60 days of history', async () => {
  const { db } = site.gateway
  const found = await counts()
  expect(found).toMatchObject({ providers: 12, games: 1659, members: 64 })
  expect(found.rounds).toBeGreaterThan(2000)
  const tree = await db.select().from(members).where(gt(members.uplineId, 0))
  const agents = await db.query.members.findMany({ where: (row, { inArray }) => inArray(row.type, [1, 2]) })
  expect(agents.map((agent) => agent.username).toSorted()).toEqual(['aprilsol22', 'marcobay01'])
  expect(tree.length).toBe(40)
  const [span] = await db
    .select({
      first: sql<number>`min(${rounds.settledAt})`.mapWith(Number),
      last: sql<number>`max(${rounds.settledAt})`.mapWith(Number),
    })
    .from(rounds)
  expect(span?.first).toBeLessThan(testNow - 59 * day)
  expect(span?.last).toBeGreaterThan(testNow - hour)
  expect(span?.last).toBeLessThanOrEqual(testNow)
  expect((await db.select().from(accounts).where(eq(accounts.name, 'member/1000001')))[0]?.balance).toBe(482_150)
})

test('seeding again changes nothing', async () => {
  const before = await counts()
  await again(testNow + 1000)
  expect(await counts()).toEqual(before)
})

test('a start three days later tells those three days, keeps balances true and leaves the demo player alone', async () => {
  const before = await counts()
  await again(testNow + 3 * day)
  const after = await counts()
  expect(after).toMatchObject({ games: before.games, members: before.members })
  expect(after.rounds).toBeGreaterThan(before.rounds + 30)
  const { db } = site.gateway
  const late = await db.select().from(rounds).where(gt(rounds.settledAt, testNow))
  expect(late.length).toBe(after.rounds - before.rounds)
  expect(await unsoundAccounts(db)).toEqual([])
  expect((await db.select().from(accounts).where(eq(accounts.name, 'member/1000001')))[0]?.balance).toBe(482_150)
  expect((await db.select().from(seedState))[0]?.activityUntil).toBe(testNow + 3 * day)
})

test('a demo stays one', async () => {
  const other = { kind: 'none', now: testNow, passwords: makePasswords(testCost), say: () => undefined } as const
  await expect(seed(site.gateway.db, other)).rejects.toThrow('PARLOUR_SEED must be "demo", not "none"')
})
