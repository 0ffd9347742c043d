import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  accounts,
  contracts,
  entries,
  jobRuns,
  members,
  payouts,
  rounds,
  transfers,
  type GameCategory,
  type PayoutKind,
} from '../../kernel/db/tables/index.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { carriedBetween } from './carried-between.ts'
import { carriesOf } from './earlier-dividends.ts'
import { salaryJobs } from './jobs.ts'

const marco = 1_000_002
const april = 1_000_003
let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

const game = async (category: GameCategory): Promise<number> =>
  (await site.gateway.db.query.games.findFirst({ where: (row, { eq: is }) => is(row.category, category) }))?.id ?? 0
const member = async (username: string): Promise<number> =>
  (await site.gateway.db.select().from(members).where(eq(members.usernameKey, username)))[0]?.id ?? 0

async function play(
  username: string,
  { stake, win = 0, at, category = 'RNG' }: { stake: number; win?: number; at: number; category?: GameCategory },
) {
  const row = {
    id: randomUUID(),
    memberId: await member(username),
    gameId: await game(category),
    stake,
    win,
    settledAt: at,
  }
  await site.gateway.db.insert(rounds).values(row)
}
const jobsAt = (now: number) => runDueJobs(site.gateway, salaryJobs, now)
const since = (kind: PayoutKind, moment = testNow) =>
  site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, kind), gt(payouts.until, moment)))
    .orderBy(desc(payouts.memberId), asc(payouts.id))
const balances = async () => [await memberBalance(site.gateway.db, marco), await memberBalance(site.gateway.db, april)]

test('[AGT-05] a real-time salary is paid every five minutes for the turnover of those five minutes', async () => {
  await jobsAt(testNow + minute)
  const before = await balances()
  await play('tranvy92', { stake: 100_000, at: testNow + 4 * minute })
  await play('tranvy92', { stake: 50_000, at: testNow + 6 * minute })
  await jobsAt(testNow + 5 * minute + 29_000)
  expect(await since('realtime-salary')).toEqual([])
  await jobsAt(testNow + 5 * minute + 30_000)
  const rows = await since('realtime-salary')
  expect(rows).toMatchObject([
    {
      memberId: april,
      from: testNow,
      until: testNow + 5 * minute,
      turnover: 100_000,
      rate: 200,
      gross: 20,
      adjustment: 0,
      amount: 20,
      status: 'approved',
    },
    {
      memberId: marco,
      turnover: 100_000,
      rate: 300,
      gross: 30,
      adjustments: [{ memberId: april, amount: -20 }],
      amount: 10,
    },
  ])
  expect(await balances()).toEqual([(before[0] ?? 0) + 10, (before[1] ?? 0) + 20])
  const [paid] = await site.gateway.db
    .select()
    .from(transfers)
    .where(eq(transfers.id, rows[0]?.transferId ?? ''))
  expect(paid?.kind).toBe('realtime-salary')
  await jobsAt(testNow + 10 * minute + 30_000)
  expect((await since('realtime-salary')).map(({ amount }) => amount)).toEqual([20, 10, 10, 5])
})

test('[AGT-05] a period is paid once, by however many gateways and however often it is tried', async () => {
  await play('tranvy92', { stake: 100_000, at: testNow + minute })
  const later = testNow + hour + minute
  await Promise.all([jobsAt(later), jobsAt(later), jobsAt(later)])
  const after = await balances()
  const count = (await since('realtime-salary')).length + (await since('hourly-salary')).length
  expect(count).toBe(4)
  await site.gateway.db.delete(jobRuns).where(gt(jobRuns.until, testNow))
  await jobsAt(later)
  expect((await since('realtime-salary')).length + (await since('hourly-salary')).length).toBe(count)
  expect(await balances()).toEqual(after)
  expect(site.logged.filter(({ level }) => level === 'error')).toEqual([])
})

test('[AGT-05] after a stop the missed periods are made up for, each by itself', async () => {
  for (const at of [2, 7, 12]) await play('tranvy92', { stake: 100_000, at: testNow + at * minute })
  await jobsAt(testNow + 3 * hour)
  const own = (await since('realtime-salary')).filter(({ memberId }) => memberId === april)
  expect(own.map(({ until }) => until - testNow)).toEqual([5 * minute, 10 * minute, 15 * minute])
})

test('[AGT-05] daily salaries are counted each day, in process, and paid every other day', async () => {
  const { db } = site.gateway
  const midnight = testNow + 4 * hour
  await play('tranvy92', { stake: 400_000, at: testNow + hour })
  await play('bongo88', { stake: 400_000, at: testNow + hour })
  await play('tranvy92', { stake: 400_000, at: midnight + hour })
  await play('bongo88', { stake: 400_000, at: midnight + hour })
  const waiting = () =>
    db
      .select()
      .from(payouts)
      .where(and(eq(payouts.kind, 'daily-salary'), eq(payouts.status, 'in-process')))
  const states: number[] = []
  for (let days = 0; days < 3; days++) {
    await jobsAt(midnight + days * day + minute)
    states.push((await waiting()).length)
  }
  const [first, second] = states
  expect([
    [4, 2],
    [2, 4],
    [0, 2],
  ]).toContainEqual([first, second])
  const rows = (await since('daily-salary')).filter(({ memberId }) => memberId === april)
  expect(rows).toHaveLength(2)
  await jobsAt(midnight + 3 * day + minute)
  expect(await waiting()).toEqual([])
  expect((await since('daily-salary')).every(({ status, transferId }) => status === 'approved' && transferId)).toBe(
    true,
  )
})

test('[AGT-05] [BEY-11] a dividend is in process until the operator approves it, then paid once', async () => {
  const [row] = await site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, 'dividend'), eq(payouts.memberId, marco)))
    .orderBy(desc(payouts.until))
  expect(row).toMatchObject({ status: 'in-process', transferId: null })
  expect(row?.gross).toBe((row?.amount ?? 0) - (row?.adjustment ?? 0))
  const [before] = await balances()
  const id = String(row?.id)
  const answers = await Promise.all([site.operate('approve-payout', id), site.operate('approve-payout', id)])
  expect(answers).toEqual([`Payout ${id} is approved.`, `Payout ${id} is approved.`])
  expect((await balances())[0]).toBe((before ?? 0) + (row?.amount ?? 0))
  expect(await site.operate('reject-payout', id)).toBe(`Payout ${id} is approved.`)
  await expect(site.operate('approve-payout', '1')).rejects.toThrow(/no payout 1/)
  const list = await site.operate('salaries', 'approved')
  expect(list).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'hourly-salary', account: 'marcobay01' })]),
  )
})

test('[AGT-05] what the operator rejects is not paid', async () => {
  const { db } = site.gateway
  const waiting = await db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, 'daily-salary'), eq(payouts.status, 'in-process')))
  expect(waiting.length).toBeGreaterThan(0)
  for (const { id } of waiting)
    expect(await site.operate('reject-payout', String(id))).toBe(`Payout ${id} is rejected.`)
  await jobsAt(testNow + 3 * day)
  const after = await db
    .select()
    .from(payouts)
    .where(
      inArray(
        payouts.id,
        waiting.map(({ id }) => id),
      ),
    )
  expect(after.every(({ status, transferId }) => status === 'rejected' && transferId === null)).toBe(true)
})

test('[AGT-05] semimonthly dividends are counted on the 1st and the 16th and carry a loss on', async () => {
  const first = Date.UTC(2026, 10, 30, 16)
  await play('tranvy92', { stake: 50_000_000, win: 90_000_000, at: first - day })
  await jobsAt(first + minute)
  const rows = await since('dividend')
  expect(rows.map(({ memberId, category, from, until }) => [memberId, category, from, until])).toEqual(
    [april, marco].map((id) => [id, 'CONS', Date.UTC(2026, 10, 15, 16), first]),
  )
  expect(
    rows.every(({ carryOut, amount, status }) => carryOut < -39_000_000 && amount === 0 && status === 'in-process'),
  ).toBe(true)
  const middle = Date.UTC(2026, 11, 15, 16)
  await play('tranvy92', { stake: 1_000_000, at: middle - day })
  await jobsAt(middle + minute)
  const next = (await since('dividend', first)).find(({ memberId }) => memberId === april)
  expect(next).toMatchObject({ netLoss: 1_000_000, carryIn: rows[0]?.carryOut, amount: 0 })
  const earlier = rows.find(({ memberId }) => memberId === april)
  if (!earlier || !next) throw new Error('a dividend is missing')
  expect(await carriedBetween(site.gateway.db, next)).toEqual({ carriedFrom: earlier.id, carriedTo: null })
  expect(await carriedBetween(site.gateway.db, earlier)).toEqual({ carriedFrom: null, carriedTo: next.id })

  // A contract that changed from months to days in the middle of one: its month is settled at the end, after those days.
  const { id: _, ...same } = earlier
  const write = async (from: number, until: number, carryIn: number, carryOut: number) => {
    const row = { ...same, category: 'PVP', from, until, carryIn, carryOut }
    const [written] = await site.gateway.db.insert(payouts).values(row).returning()
    if (!written) throw new Error('the payout is not written')
    return written
  }
  const days = await write(first - 2 * day, first - day, 0, -50)
  const month = await write(first - 30 * day, first - 15 * day, -50, -70)
  expect(await carriedBetween(site.gateway.db, days)).toEqual({ carriedFrom: null, carriedTo: month.id })
  expect((await carriedBetween(site.gateway.db, month)).carriedFrom).toBe(days.id)
  expect((await carriesOf(site.gateway.db, [april])).get(`${april}/PVP`)).toBe(-70)
})

test('[AGT-05] commissions are paid for each day by product type, up the tree', async () => {
  const midnight = testNow + 4 * hour
  await jobsAt(midnight - hour)
  await play('tranvy92', { stake: 1_000_000, at: midnight + hour, category: 'ESPORTS' })
  await play('linhtran88', { stake: 1_000_000, at: midnight + hour, category: 'RNG' })
  await jobsAt(midnight + day + minute)
  const rows = (await since('commission', midnight + hour)).map(({ memberId, category, amount, gross }) => [
    memberId,
    category,
    gross,
    amount,
  ])
  expect(rows).toEqual(
    expect.arrayContaining([
      [april, 'SPORTS', 3_000, 3_000],
      [marco, 'SPORTS', 5_000, 2_000],
      [april, 'RNG', 5_000, 5_000],
      [marco, 'RNG', 8_000, 3_000],
    ]),
  )
  expect(rows).toHaveLength(4)
  expect(await memberBalance(site.gateway.db, 1_000_001)).toBe(482_150)
})

test('the history pays the agents from the same books: every payout that was paid has its money, and the ledger is sound', async () => {
  const { db } = site.gateway
  const [unpaid] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(payouts)
    .where(sql`(${payouts.status} = 'approved' and ${payouts.amount} > 0) <> (${payouts.transferId} is not null)`)
  expect(unpaid?.n).toBe(0)
  const [paid] = await db
    .select({ sum: sql<number>`sum(${payouts.amount})`.mapWith(Number) })
    .from(payouts)
    .where(eq(payouts.status, 'approved'))
  const [house] = await db
    .select({ sum: sql<number>`-sum(${entries.amount})`.mapWith(Number) })
    .from(entries)
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(eq(accounts.name, 'house/agents'))
  expect(house?.sum).toBe(paid?.sum)
  const [crooked] = await db
    .select({ n: sql<number>`count(*)`.mapWith(Number) })
    .from(payouts)
    .where(sql`${payouts.gross} + ${payouts.adjustment} <> ${payouts.amount}`)
  expect(crooked?.n).toBe(0)
  expect(await ledgerFaults(db)).toEqual([])
  expect(await db.select().from(contracts).where(eq(contracts.status, 'offered'))).toHaveLength(8)
})
