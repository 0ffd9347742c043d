import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { accounts, entries, transfers } from '../db/tables/index.ts'
import { testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { memberBalance } from './accounts.ts'
import { BalanceTooLow, postTransfers, type Transfer } from './post-transfer.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

const player = 1_000_001
const transferOf = (amount: number, account = `member/${player}`): Transfer => ({
  id: randomUUID(),
  kind: 'bet',
  at: testNow,
  lines: [
    { account: 'house/games', amount: -amount },
    { account, amount },
  ],
})
const post = (...posted: Transfer[]) => db.transaction((tx) => postTransfers(tx, posted))

test('a transfer changes the balance and leaves two entries that add up to zero', async () => {
  const before = await memberBalance(db, player)
  const one = transferOf(-500)
  const balances = await post(one)
  expect(balances.get(`member/${player}`)).toBe(before - 500)
  expect(await memberBalance(db, player)).toBe(before - 500)
  const lines = await db.select().from(entries).where(eq(entries.transferId, one.id))
  expect(lines.map((line) => line.amount).toSorted((a, b) => a - b)).toEqual([-500, 500])
})

test('a balance never falls below zero, and nothing of the transfer stays', async () => {
  const before = await memberBalance(db, player)
  const tooMuch = transferOf(-before - 1)
  await expect(post(transferOf(-100), tooMuch)).rejects.toThrow(BalanceTooLow)
  expect(await memberBalance(db, player)).toBe(before)
  expect(await db.select().from(transfers).where(eq(transfers.id, tooMuch.id))).toHaveLength(0)
})

test('lines that do not add up are refused by the code, by the database, and cannot be changed later', async () => {
  const crooked = {
    ...transferOf(-100),
    lines: [
      { account: 'house/games', amount: 99 },
      { account: `member/${player}`, amount: -100 },
    ],
  }
  await expect(post(crooked)).rejects.toThrow(/add up to zero/)
  const id = randomUUID()
  const [account] = await db.select().from(accounts).where(eq(accounts.memberId, player))
  const forced = db.transaction(async (tx) => {
    await tx.insert(transfers).values({ id, kind: 'bet', at: testNow })
    await tx.insert(entries).values({ transferId: id, accountId: account?.id ?? 0, amount: 5, at: testNow })
  })
  await expect(forced).rejects.toThrow()
  await expect(
    db
      .update(entries)
      .set({ amount: 1 })
      .where(eq(entries.accountId, account?.id ?? 0)),
  ).rejects.toThrow()
  await expect(db.update(accounts).set({ balance: -1 }).where(eq(accounts.memberId, player))).rejects.toThrow()
})

test('of many transfers at once over one balance exactly the affordable ones happen', async () => {
  const balance = await memberBalance(db, player)
  await post(transferOf(-(balance - 1000)))
  const results = await Promise.allSettled(Array.from({ length: 40 }, () => post(transferOf(-100))))
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(10)
  expect(await memberBalance(db, player)).toBe(0)
})

test('nine thousand transfers are booked in one transaction', async () => {
  const before = await memberBalance(db, player)
  await post(...Array.from({ length: 9_000 }, () => transferOf(1)))
  expect(await memberBalance(db, player)).toBe(before + 9_000)
})

test('every balance is the sum of its entries, and all entries add up to zero', async () => {
  const sums = await db
    .select({
      id: accounts.id,
      balance: accounts.balance,
      sum: sql<number>`coalesce(sum(${entries.amount}), 0)`.mapWith(Number),
    })
    .from(accounts)
    .leftJoin(entries, eq(entries.accountId, accounts.id))
    .where(sql`${accounts.memberId} is not null`)
    .groupBy(accounts.id)
  expect(sums.filter(({ balance, sum }) => balance !== sum)).toEqual([])
  const [all] = await db.select({ sum: sql<number>`sum(${entries.amount})`.mapWith(Number) }).from(entries)
  expect(all?.sum).toBe(0)
})
