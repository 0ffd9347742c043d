import { and, eq, gt } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members, rounds, seedState } from '../../kernel/db/tables/index.ts'
import { jobs } from '../../app/jobs/jobs.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { unsoundAccounts } from '../../app/testing/unsound-accounts.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ livePlayers: true })))
afterAll(() => site.close())

const fresh = () => site.gateway.db.$count(rounds, gt(rounds.settledAt, testNow))

test('members of the seed go on playing, once for every five minutes however many gateways look', async () => {
  site.advance(3 * minute)
  const look = () => runDueJobs(site.gateway, jobs, site.gateway.clock.now())
  await Promise.all([look(), look(), look()])
  const first = await fresh()
  expect(first).toBeGreaterThanOrEqual(1)
  expect(first).toBeLessThanOrEqual(6)
  await look()
  expect(await fresh()).toBe(first)
  for (let period = 0; period < 12; period++) {
    site.advance(5 * minute)
    await look()
  }
  expect(await fresh()).toBeGreaterThan(first + 11)
  expect(site.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('what they play is in the books: every account is the sum of its entries, the demo accounts are left alone', async () => {
  const { db } = site.gateway
  expect(await unsoundAccounts(db)).toEqual([])
  const players = await db
    .selectDistinct({ name: members.username })
    .from(rounds)
    .innerJoin(members, eq(members.id, rounds.memberId))
    .where(and(gt(rounds.settledAt, testNow)))
  for (const name of ['linhtran88', 'marcobay01', 'aprilsol22', 'guest4021'])
    expect(players.map((row) => row.name)).not.toContain(name)
  const [state] = await db.select().from(seedState)
  expect(state?.activityUntil).toBe(site.gateway.clock.now())
})

test('what the seed has told is not played again, and a gateway without such players is still', async () => {
  const before = await fresh()
  const { db, clock } = site.gateway
  await db.update(seedState).set({ activityUntil: clock.now() + 10 * minute })
  site.advance(5 * minute)
  await site.runJobs()
  expect(await fresh()).toBe(before)
  const still = await startTestGateway()
  still.advance(3 * minute)
  await still.runJobs()
  expect(await still.gateway.db.$count(rounds, gt(rounds.settledAt, testNow))).toBe(0)
  await still.close()
})
