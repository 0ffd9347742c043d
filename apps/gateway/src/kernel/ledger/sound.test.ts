import { randomUUID } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { accounts, bonuses, deposits, idempotency, transfers, withdrawals } from '../db/tables/index.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { grantBonus } from '../../money/bonus/grant-bonus.ts'
import { ledgerFaults, ledgerIsSound } from './sound.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

/** What is found while a change is in place that is then taken back. */
async function foundAfter(change: (tx: Database) => Promise<unknown>): Promise<string[]> {
  const seen: string[] = []
  await db
    .transaction(async (tx) => {
      await change(tx)
      seen.push(...(await ledgerFaults(tx)).map(({ rule }) => rule))
      throw new Error('taken back')
    })
    .catch(() => undefined)
  return seen
}

test('the seeded books are sound, and the operator is told what is owed', async () => {
  expect(await ledgerFaults(db)).toEqual([])
  expect(await ledgerIsSound(db)).toBe(true)
  expect(await site.operate('ledger')).toMatch(
    /^The books are sound: \d+ transfers, \d+\.\d\d owed to members, \d+\.\d\d held for withdrawals, \d+\.\d\d in bonuses\.$/,
  )
})

test('a balance that is not the sum of its entries is found', async () => {
  const change = (tx: Database) =>
    tx
      .update(accounts)
      .set({ balance: sql`balance + 1` })
      .where(eq(accounts.name, 'member/1000001'))
  expect(await foundAfter(change)).toEqual(['every balance is the sum of its entries'])
})

test('a transfer without entries is found', async () => {
  const change = (tx: Database) => tx.insert(transfers).values({ id: randomUUID(), kind: 'bet', at: 1 })
  expect(await foundAfter(change)).toEqual(['every transfer has entries that add up to zero'])
})

test('held money that no withdrawal explains is found', async () => {
  const change = (tx: Database) =>
    tx.update(withdrawals).set({ stage: 'received' }).where(eq(withdrawals.stage, 'approved'))
  expect(await foundAfter(change)).toEqual(['what is held is what withdrawals under way hold'])
})

test('a deposit that is paid and not booked, or booked by another sum, is found', async () => {
  const rule = ['every paid deposit is booked, and only paid ones']
  expect(
    await foundAfter((tx) => tx.update(deposits).set({ status: 'paid' }).where(eq(deposits.status, 'failed'))),
  ).toEqual(rule)
  expect(await foundAfter((tx) => tx.update(deposits).set({ amount: 1 }).where(eq(deposits.status, 'paid')))).toEqual(
    rule,
  )
})

test('a stored key without an answer is found', async () => {
  const change = (tx: Database) =>
    tx.insert(idempotency).values({ scope: 'x', key: 'y', bodyHash: '', answer: sql`'null'::jsonb`, at: 1 })
  expect(await foundAfter(change)).toEqual(['every stored key has an answer'])
})

test('bonus money that no open bonus explains is found', async () => {
  const rule = 'what bonus wallets hold is what open bonuses hold'
  const memberId = 1_000_001
  const mine = and(eq(bonuses.memberId, memberId), gt(bonuses.balance, 0))
  const afterGrant = (change: Partial<typeof bonuses.$inferInsert>) => async (tx: Database) => {
    await grantBonus(tx, { memberId, amount: 5_000, kind: 'TEST', note: 'Test', wager: 5_000, expiresAt: null, at: 1 })
    await tx.update(bonuses).set(change).where(mine)
  }
  expect(await foundAfter(afterGrant({}))).toEqual([])
  expect(await foundAfter(afterGrant({ balance: 0 }))).toEqual([rule])
  expect(await foundAfter(afterGrant({ closedAt: 1 }))).toEqual(['no bonus that is over holds money'])
})
