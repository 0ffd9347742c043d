import { randomUUID } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cases, members, messages, payouts, rounds } from '../db/tables/index.ts'
import { runDueJobs } from '../jobs/run-due-jobs.ts'
import { memberBalance } from '../ledger/accounts.ts'
import { ledgerFaults } from '../ledger/sound.ts'
import { day, hour, minute, testNow } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { salaryJobs } from './jobs.ts'

const [marco, april] = [1_000_002, 1_000_003]
let site: TestGateway
beforeEach(async () => void (site = await startTestGateway()))
afterEach(() => site.close())

async function play(username: string, stake: number, at: number): Promise<void> {
  const { db, catalogue } = site.gateway
  const [member] = await db.select().from(members).where(eq(members.usernameKey, username))
  const game = catalogue.games.find(({ category }) => category === 'RNG')
  await db.insert(rounds).values({ id: randomUUID(), memberId: member?.id ?? 0, gameId: game?.id ?? 0, stake, win: 0, settledAt: at })
}
const jobsAt = (now: number) => runDueJobs(site.gateway, salaryJobs, now)
const paidTo = async () => [await memberBalance(site.gateway.db, marco), await memberBalance(site.gateway.db, april)]
const openCases = () => site.gateway.db.select().from(cases).where(eq(cases.state, 'open')).orderBy(cases.id)

test('[AGT-05] a salary above the sum waits for approval, the others are paid; released it is paid once, refused never', async () => {
  await jobsAt(testNow + minute)
  await site.operate('cases', 'limit', 'salary.sum', '1', 'anna', 'a test')
  const before = await paidTo()
  // April has 0.02 % of it, Marco 0.03 % less hers: ₱2 and ₱1.
  await play('tranvy92', 1_000_000, testNow + minute)
  await jobsAt(testNow + 5 * minute + 30_000)
  expect(await paidTo()).toEqual([(before[0] ?? 0) + 100, before[1]])
  const [held, ...rest] = await openCases()
  expect(rest).toEqual([])
  expect(held).toMatchObject({ kind: 'salary', memberId: april, amount: 200, reasons: [{ rule: 'salary-above-sum', sums: { sum: 200, limit: 100 } }] })
  const [payout] = await site.gateway.db.select().from(payouts).where(eq(payouts.id, Number(held?.subject)))
  expect(payout).toMatchObject({ status: 'in-process', transferId: null, decidedAt: null })
  for (const name of ['approve-payout', 'reject-payout']) await expect(site.operate(name, held?.subject ?? '')).rejects.toThrow(`waits in case ${held?.id}`)
  await site.operate('approve-payout', 'all')
  expect(await openCases()).toHaveLength(1)
  const twin = await site.twin()
  const released = await Promise.allSettled([site, twin].map((each) => each.operate('cases', 'release', String(held?.id), 'ben', 'a big week')))
  expect(released.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await jobsAt(testNow + 3 * hour)
  const paid = await site.gateway.db.select().from(payouts).where(and(eq(payouts.id, payout?.id ?? 0), eq(payouts.status, 'approved')))
  expect(paid).toMatchObject([{ transferId: expect.any(String) }])
  const told = await site.gateway.db.select().from(messages).where(eq(messages.toId, april))
  expect(told.filter(({ kind }) => kind === 'salary.reviewed').length).toBeGreaterThan(0)
  const hourly = (await openCases()).find(({ memberId }) => memberId === april)
  const balance = await memberBalance(site.gateway.db, april)
  await site.operate('cases', 'refuse', String(hourly?.id), 'ben', 'not earned')
  await jobsAt(testNow + 3.9 * hour)
  expect(await memberBalance(site.gateway.db, april)).toBe(balance)
  expect(await site.gateway.db.select().from(payouts).where(eq(payouts.id, Number(hourly?.subject)))).toMatchObject([{ status: 'rejected' }])
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('[AGT-05] a daily salary above the sum is not paid with the others two days later', async () => {
  await site.operate('cases', 'limit', 'salary.sum', '1', 'anna', 'a test')
  const midnight = testNow + 4 * hour
  await play('tranvy92', 40_000_000, testNow + hour)
  await play('bongo88', 40_000_000, testNow + hour)
  for (let days = 0; days < 4; days++) await jobsAt(midnight + days * day + minute)
  const held = (await openCases()).filter(({ reasons }) => reasons.length > 0)
  const daily = await site.gateway.db.select().from(payouts).where(and(eq(payouts.kind, 'daily-salary'), gt(payouts.until, testNow)))
  const waiting = daily.filter(({ status }) => status === 'in-process')
  expect(waiting.length).toBeGreaterThan(0)
  for (const { id } of waiting) expect(held.map(({ subject }) => subject)).toContain(String(id))
})
