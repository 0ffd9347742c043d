import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { rowsOf } from '../../kernel/db/rows-of.ts'
import { cases, members, messages, payouts, rounds } from '../../kernel/db/tables/index.ts'
import { runDueJobs } from '../../kernel/jobs/run-due-jobs.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { holdSalaries } from './hold-salaries.ts'
import { salaryJobs } from './jobs.ts'

const [marco, april] = [1_000_002, 1_000_003]
let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

async function play(username: string, stake: number, at: number): Promise<void> {
  const { db, catalogue } = site.gateway
  const [member] = await db.select().from(members).where(eq(members.usernameKey, username))
  const game = catalogue.games.find(({ category }) => category === 'RNG')
  await db
    .insert(rounds)
    .values({ id: randomUUID(), memberId: member?.id ?? 0, gameId: game?.id ?? 0, stake, win: 0, settledAt: at })
}
const jobsAt = (now: number) => runDueJobs(site.gateway, salaryJobs, now)
const paidTo = async () => [await memberBalance(site.gateway.db, marco), await memberBalance(site.gateway.db, april)]
const openCases = () => site.gateway.db.select().from(cases).where(eq(cases.state, 'open')).orderBy(cases.id)

test('[AGT-05] a salary above the sum waits for approval, the others are paid; released it is paid once, refused never', async () => {
  await jobsAt(testNow + minute)
  await site.operate('cases', 'limit', 'salary.sum', '2', 'anna', 'a test')
  const before = await paidTo()
  // April has 0.02 % of it, Marco 0.03 % less hers: ₱2 and ₱1, after some centavos of the hours before.
  await play('tranvy92', 1_000_000, testNow + minute)
  await jobsAt(testNow + 5 * minute + 30_000)
  expect(await paidTo()).toEqual([(before[0] ?? 0) + 100, before[1]])
  const [held, ...rest] = await openCases()
  expect(rest).toEqual([])
  expect(held).toMatchObject({
    kind: 'salary',
    memberId: april,
    amount: 200,
    reasons: [{ rule: 'salary-above-sum', sums: { limit: 200 } }],
  })
  expect(held?.reasons[0]?.sums?.['sum']).toBeGreaterThan(200)
  const [payout] = await site.gateway.db
    .select()
    .from(payouts)
    .where(eq(payouts.caseId, held?.id ?? 0))
  expect(payout).toMatchObject({ status: 'in-process', transferId: null, decidedAt: null })
  for (const name of ['approve-payout', 'reject-payout'])
    await expect(site.operate(name, String(payout?.id))).rejects.toThrow(`waits in case ${held?.id}`)
  await site.operate('approve-payout', 'all')
  expect(await openCases()).toHaveLength(1)
  const twin = await site.twin()
  const released = await Promise.allSettled(
    [site, twin].map((each) => each.operate('cases', 'release', String(held?.id), 'ben', 'a big week')),
  )
  expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await jobsAt(testNow + 3 * hour)
  const paid = await site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.id, payout?.id ?? 0), eq(payouts.status, 'approved')))
  expect(paid).toMatchObject([{ transferId: expect.any(String) }])
  const told = await site.gateway.db.select().from(messages).where(eq(messages.toId, april))
  expect(told.filter(({ kind }) => kind === 'salary.reviewed').length).toBeGreaterThan(0)
  const hourly = (await openCases()).find(({ memberId }) => memberId === april)
  const balance = await memberBalance(site.gateway.db, april)
  await site.operate('cases', 'refuse', String(hourly?.id), 'ben', 'not earned')
  await jobsAt(testNow + 3.9 * hour)
  expect(await memberBalance(site.gateway.db, april)).toBe(balance)
  expect(
    await site.gateway.db
      .select()
      .from(payouts)
      .where(eq(payouts.caseId, hourly?.id ?? 0)),
  ).toMatchObject([{ status: 'rejected' }])
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('[AGT-05] a daily salary above the sum is not paid with the others two days later', async () => {
  await site.operate('cases', 'limit', 'salary.sum', '1', 'anna', 'a test')
  const midnight = testNow + 4 * hour
  await play('tranvy92', 40_000_000, testNow + hour)
  await play('bongo88', 40_000_000, testNow + hour)
  for (let days = 0; days < 4; days++) await jobsAt(midnight + days * day + minute)
  const held = (await openCases()).filter(({ reasons }) => reasons.length > 0)
  const daily = await site.gateway.db
    .select()
    .from(payouts)
    .where(and(eq(payouts.kind, 'daily-salary'), gt(payouts.until, testNow)))
  const waiting = daily.filter(({ status }) => status === 'in-process')
  expect(waiting.length).toBeGreaterThan(0)
  for (const { caseId } of waiting) expect(held.map(({ id }) => id)).toContain(caseId)
})

test('[AGT-05] salaries of short periods that are above the sum together wait from the one that passes it', async () => {
  const start = testNow + 5 * day
  await jobsAt(start)
  await site.operate('cases', 'limit', 'salary.sum', '3', 'anna', 'a test')
  // ₱2 for April each time, of which ₱3 a day are paid without a word.
  for (const at of [start + minute, start + 6 * minute]) {
    await play('tranvy92', 1_000_000, at)
    await jobsAt(at + 5 * minute)
  }
  const own = and(eq(payouts.kind, 'realtime-salary'), eq(payouts.memberId, april), gt(payouts.until, start))
  const rows = await site.gateway.db.select().from(payouts).where(own).orderBy(payouts.until)
  expect(rows.map(({ amount, status }) => [amount, status])).toEqual([
    [200, 'approved'],
    [200, 'in-process'],
  ])
  expect((await openCases()).find(({ id }) => id === rows[1]?.caseId)?.reasons).toMatchObject([
    { sums: { sum: 400, limit: 300 } },
  ])
})

test('[AGT-05] what of a member’s day is not paid waits in one case, is told once and decided together; after that the limit counts anew', async () => {
  const start = testNow + 5 * day
  await jobsAt(start)
  await site.operate('cases', 'limit', 'salary.sum', '3', 'anna', 'a test')
  const { db } = site.gateway
  const own = and(eq(payouts.kind, 'realtime-salary'), eq(payouts.memberId, april), gt(payouts.until, start))
  const ofDay = () => db.select().from(payouts).where(own).orderBy(payouts.until)
  const casesOfApril = () => db.select().from(cases).where(eq(cases.memberId, april)).orderBy(cases.id)
  const told = async () =>
    (await db.select().from(messages).where(eq(messages.toId, april))).filter(({ kind }) => kind === 'salary.reviewed')
  const before = { cases: (await casesOfApril()).length, told: (await told()).length }
  const playAt = async (at: number) => {
    await play('tranvy92', 1_000_000, at)
    await jobsAt(at + 5 * minute)
  }
  for (const minutes of [1, 6, 11]) await playAt(start + minutes * minute)
  const [held, ...more] = (await casesOfApril()).slice(before.cases)
  expect(more).toEqual([])
  expect(held).toMatchObject({ state: 'open', amount: 400, subject: `${april}/2026-11-26` })
  expect(held?.reasons).toMatchObject([{ sums: { sum: 600, limit: 300, 'realtime-salary': 600 } }])
  expect(await told()).toHaveLength(before.told + 1)
  expect((await ofDay()).map(({ status, caseId }) => [status, caseId])).toEqual([
    ['approved', null],
    ['in-process', held?.id],
    ['in-process', held?.id],
  ])
  const balance = await memberBalance(db, april)
  await site.operate('cases', 'release', String(held?.id), 'ben', 'a big day')
  expect(await memberBalance(db, april)).toBe(balance + 400)
  await playAt(start + 16 * minute)
  const [, next] = (await casesOfApril()).slice(before.cases)
  expect(next).toMatchObject({ state: 'open', amount: 200, subject: `${april}/2026-11-26/2` })
  expect(next?.reasons).toMatchObject([{ sums: { sum: 400 } }])
  await site.operate('cases', 'refuse', String(next?.id), 'ben', 'enough')
  expect((await ofDay()).at(-1)).toMatchObject({ status: 'rejected', transferId: null })
  expect(await ledgerFaults(db)).toEqual([])
})

test('the salaries of a day are added up under a lock, so that two gateways pay no more than the limit together', async () => {
  await play('tranvy92', 1_000_000, testNow + minute)
  await jobsAt(testNow + 6 * minute)
  const written = await site.gateway.db.select().from(payouts).where(eq(payouts.kind, 'realtime-salary')).limit(1)
  const locks = await site.gateway.db.transaction(async (tx) => {
    await holdSalaries(tx, site.gateway.ports, written)
    return rowsOf(
      tx,
      sql`select 1 from pg_locks where locktype = 'advisory' and granted
      and (classid::bigint << 32 | objid::bigint) = hashtextextended('salaries', 0)`,
    )
  })
  expect(locks).toHaveLength(1)
})
