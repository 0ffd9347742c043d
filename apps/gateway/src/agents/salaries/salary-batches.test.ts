import { randomUUID } from 'node:crypto'
import { and, asc, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  jobDrafts,
  jobProgress,
  jobRuns,
  members,
  payoutDrafts,
  payouts,
  rounds,
  type PayoutKind,
} from '../../kernel/db/tables/index.ts'
import { duePeriods } from '../../kernel/jobs/job.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { inBatches } from '../../app/testing/in-batches.ts'
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
/** A job that does one member a batch, and is killed in that batch of those that write payouts. */
function killedAsItPays(name: string, batch = 2) {
  let paying = 0
  return inBatches(named(name), 1, (_, cursor) => JSON.stringify(cursor).includes('"pay"') && ++paying === batch)
}
const since = (kind: PayoutKind, moment = testNow) =>
  site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, kind), gt(payouts.until, moment)))
    .orderBy(asc(payouts.id))
const balances = async () => [await memberBalance(site.gateway.db, april), await memberBalance(site.gateway.db, marco)]
const drafts = () => site.gateway.db.select().from(payoutDrafts)

test.each([
  ['goes on where it was broken off', 3 * hour],
  ['that was broken off is taken up by the next period', 3 * hour + 5 * minute],
])('[AGT-05] a salary %s: each agent is paid once, in one transfer', async (_, later) => {
  await jobsAt(testNow + minute)
  const before = await balances()
  for (const at of [2, 7, 12]) await play('tranvy92', 100_000, testNow + at * minute)
  // Marco is paid; the batch that pays April is lost.
  await runDueJobs(site.gateway, [killedAsItPays('realtime-salary')], testNow + 3 * hour)
  expect((await since('realtime-salary')).map(({ memberId, amount }) => [memberId, amount])).toEqual([
    [marco, 10],
    [marco, 10],
    [marco, 10],
  ])
  expect(await balances()).toEqual([before[0], (before[1] ?? 0) + 30])
  expect((await drafts()).map(({ memberId }) => memberId)).toEqual([april, april, april])
  await runDueJobs(site.gateway, [named('realtime-salary')!], testNow + later)
  const rows = await since('realtime-salary')
  expect(rows.filter(({ memberId }) => memberId === april).map(({ amount }) => amount)).toEqual([20, 20, 20])
  expect(rows).toHaveLength(6)
  expect(new Set(rows.map(({ transferId }) => transferId)).size).toBe(2)
  expect(await balances()).toEqual([(before[0] ?? 0) + 60, (before[1] ?? 0) + 30])
  expect(await drafts()).toEqual([])
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('[AGT-05] a period that a gateway of the version before has begun is counted again, and what it has paid is left out', async () => {
  const { db } = site.gateway
  await jobsAt(testNow + minute)
  const before = await balances()
  await play('tranvy92', 100_000, testNow + 2 * minute)
  const at = testNow + 6 * minute
  await runDueJobs(site.gateway, [killedAsItPays('realtime-salary')], at)
  expect((await since('realtime-salary')).map(({ memberId }) => memberId)).toEqual([marco])
  // What that version leaves behind: its cursor, and drafts in the table of its own.
  await db.delete(payoutDrafts)
  await db.update(jobProgress).set({ cursor: 'paying' }).where(eq(jobProgress.job, 'realtime-salary'))
  await db.update(jobDrafts).set({ place: 7 })
  await runDueJobs(site.gateway, [named('realtime-salary')!], at)
  expect((await since('realtime-salary')).map(({ memberId, amount }) => [memberId, amount])).toEqual([
    [marco, 10],
    [april, 20],
  ])
  expect(await balances()).toEqual([(before[0] ?? 0) + 20, (before[1] ?? 0) + 10])
  for (const left of [jobProgress, jobDrafts, payoutDrafts]) expect(await db.select().from(left)).toEqual([])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[AGT-05] daily salaries are not paid before all of the day are counted', async () => {
  const { db } = site.gateway
  const pays = named('daily-salary-pay')!
  const midnight = testNow + 4 * hour
  const [due] = duePeriods({ ...pays, makeUp: 1 }, null, midnight + minute)
  const end = due && due.until > midnight ? midnight : midnight + day
  await jobsAt(end - hour)
  for (const username of ['tranvy92', 'bongo88']) await play(username, 400_000, end - 2 * hour)
  await runDueJobs(site.gateway, [killedAsItPays('daily-salary-count'), pays], end + minute)
  expect(
    await db
      .select()
      .from(jobRuns)
      .where(and(eq(jobRuns.job, pays.name), gt(jobRuns.until, end))),
  ).toEqual([])
  const counted = await since('daily-salary', end - day)
  expect(counted).toMatchObject([{ memberId: marco, status: 'in-process', transferId: null }])
  await jobsAt(end + minute)
  const rows = await since('daily-salary', end - day)
  expect(rows.map(({ memberId, status }) => [memberId, status])).toEqual([
    [marco, 'approved'],
    [april, 'approved'],
  ])
  expect(site.logged.filter(({ level, error }) => level === 'error' && error !== 'killed')).toEqual([])
  expect(await drafts()).toEqual([])
})

test('[AGT-05] dividends that were broken off carry the same losses on, each contract once', async () => {
  const first = Date.UTC(2026, 10, 30, 16)
  await play('tranvy92', 50_000_000, first - day, 90_000_000)
  await jobsAt(first - hour)
  // Daily and weekly ones are none, which is one batch; of the semimonthly ones April's is lost.
  await runDueJobs(site.gateway, [killedAsItPays('dividend', 3)], first + minute)
  expect((await since('dividend')).map(({ memberId }) => memberId)).toEqual([marco])
  await jobsAt(first + minute)
  const rows = await since('dividend')
  expect(rows.map(({ memberId, category, until }) => [memberId, category, until])).toEqual([
    [marco, 'CONS', first],
    [april, 'CONS', first],
  ])
  expect(
    rows.every(({ carryOut, amount, status }) => carryOut < -39_000_000 && amount === 0 && status === 'in-process'),
  ).toBe(true)
  expect(await drafts()).toEqual([])
})
