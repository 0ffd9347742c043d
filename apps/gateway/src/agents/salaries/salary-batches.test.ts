import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { jobDrafts, jobRuns, members, payouts, rounds, type PayoutKind } from '../../kernel/db/tables/index.ts'
import { duePeriods } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { killedIn } from '../../app/testing/killed-in.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { salaryJobs } from './jobs.ts'

const [marco, april] = [1_000_002, 1_000_003]
let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

async function play(username: string, stake: number, at: number, win = 0): Promise<void> {
  const { db, catalogue } = site.gateway
  const [member] = await db.select().from(members).where(eq(members.usernameKey, username))
  const game = catalogue.games.find(({ category }) => category === 'RNG')
  await db
    .insert(rounds)
    .values({ id: randomUUID(), memberId: member?.id ?? 0, gameId: game?.id ?? 0, stake, win, settledAt: at })
}
const jobsAt = (now: number) => runDueJobs(site.gateway, salaryJobs, now)
const named = (name: string) => salaryJobs.find((job) => job.name === name)
const killedAt = (now: number, name: string, batch: number) =>
  runDueJobs(site.gateway, [killedIn(named(name), batch)], now)
const since = (kind: PayoutKind, moment = testNow) =>
  site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, kind), gt(payouts.until, moment)))
    .orderBy(asc(payouts.id))
const balances = async () => [await memberBalance(site.gateway.db, april), await memberBalance(site.gateway.db, marco)]
const drafts = () => site.gateway.db.select().from(jobDrafts)

test.each([
  ['goes on where it was broken off', 3 * hour],
  ['that was broken off is taken up by the next period', 3 * hour + 5 * minute],
])('[AGT-05] a salary %s: each agent is paid once, in one transfer', async (_, later) => {
  await jobsAt(testNow + minute)
  const before = await balances()
  for (const at of [2, 7, 12]) await play('tranvy92', 100_000, testNow + at * minute)
  // The first batch works all of it out, the second pays April; the third, Marco's, is lost.
  await killedAt(testNow + 3 * hour, 'realtime-salary', 3)
  expect((await since('realtime-salary')).map(({ memberId, amount }) => [memberId, amount])).toEqual([
    [april, 20],
    [april, 20],
    [april, 20],
  ])
  expect(await balances()).toEqual([(before[0] ?? 0) + 60, before[1]])
  expect(await drafts()).toHaveLength(1)
  await runDueJobs(site.gateway, [named('realtime-salary')!], testNow + later)
  const rows = await since('realtime-salary')
  expect(rows.filter(({ memberId }) => memberId === marco).map(({ amount }) => amount)).toEqual([10, 10, 10])
  expect(rows).toHaveLength(6)
  expect(new Set(rows.map(({ transferId }) => transferId)).size).toBe(2)
  expect(await balances()).toEqual([(before[0] ?? 0) + 60, (before[1] ?? 0) + 30])
  expect(await drafts()).toEqual([])
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('[AGT-05] daily salaries are not paid before all of the day are counted', async () => {
  const { db } = site.gateway
  const pays = named('daily-salary-pay')!
  const midnight = testNow + 4 * hour
  const [due] = duePeriods({ ...pays, makeUp: 1 }, null, midnight + minute)
  const end = due && due.until > midnight ? midnight : midnight + day
  await jobsAt(end - hour)
  for (const username of ['tranvy92', 'bongo88']) await play(username, 400_000, end - 2 * hour)
  await runDueJobs(site.gateway, [killedIn(named('daily-salary-count'), 3), pays], end + minute)
  expect(
    await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.job, pays.name), gt(jobRuns.until, end))),
  ).toEqual([])
  const counted = await since('daily-salary', end - day)
  expect(counted).toMatchObject([{ memberId: april, status: 'in-process', transferId: null }])
  await jobsAt(end + minute)
  const rows = await since('daily-salary', end - day)
  expect(rows.map(({ memberId, status }) => [memberId, status])).toEqual([
    [april, 'approved'],
    [marco, 'approved'],
  ])
  expect(site.logged.filter(({ level, error }) => level === 'error' && error !== 'killed')).toEqual([])
  expect(await drafts()).toEqual([])
})

test('[AGT-05] dividends that were broken off carry the same losses on, each contract once', async () => {
  const first = Date.UTC(2026, 10, 30, 16)
  await play('tranvy92', 50_000_000, first - day, 90_000_000)
  await jobsAt(first - hour)
  // Daily and weekly ones are none; the third batch works the semimonthly ones out, the fifth is to write Marco's.
  await killedAt(first + minute, 'dividend', 5)
  expect((await since('dividend')).map(({ memberId }) => memberId)).toEqual([april])
  await jobsAt(first + minute)
  const rows = await since('dividend')
  expect(rows.map(({ memberId, category, until }) => [memberId, category, until])).toEqual([
    [april, 'CONS', first],
    [marco, 'CONS', first],
  ])
  expect(
    rows.every(({ carryOut, amount, status }) => carryOut < -39_000_000 && amount === 0 && status === 'in-process'),
  ).toBe(true)
  expect(await drafts()).toEqual([])
})
