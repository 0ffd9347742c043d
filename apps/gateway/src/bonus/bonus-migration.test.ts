import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { bonuses, members } from '../db/tables/index.ts'
import { memberAccount, memberBalance, openAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { ledgerFaults } from '../ledger/sound.ts'
import { testNow } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

const migration = new URL('../../drizzle/0015_bonus-money.sql', import.meta.url)

/** A member as the gateway kept one before: all money on the main wallet, bonuses beside it. */
async function before(name: string, main: number, given: readonly { readonly kind: string; readonly amount: number; readonly wager: number }[]): Promise<number> {
  const [row] = await db.insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  const memberId = row?.id ?? 0
  await openAccount(db, memberId)
  await db.transaction(async (tx) => postTransfers(tx as unknown as Database, [{
    id: randomUUID(), kind: 'deposit', at: testNow, lines: [{ account: 'house/cash', amount: -main }, { account: memberAccount(memberId), amount: main }],
  }]))
  await db.insert(bonuses).values(given.map((bonus, at) => ({ ...bonus, id: randomUUID(), memberId, note: bonus.kind, at: testNow + at })))
  return memberId
}

test('[BEY-09] what bonuses tied before there was a bonus wallet is moved there, as far as it is there, and the books stay sound', async () => {
  const rich = await before('oldrich', 250_000, [{ kind: 'deposit', amount: 80_000, wager: 1 }, { kind: 'REBATE', amount: 500, wager: 0 }])
  const poor = await before('oldpoor', 90_000, [{ kind: 'deposit', amount: 80_000, wager: 1 }, { kind: 'TICKET', amount: 30_000, wager: 1 }, { kind: 'POINTS', amount: 5_000, wager: 1 }])
  const fresh = await before('oldfresh', 119_000, [{ kind: 'demo', amount: 100_000, wager: 100_000 }])
  const [, byHand = ''] = (await readFile(migration, 'utf8')).split('-- Hand-written')
  const statements = byHand.slice(byHand.indexOf('\n')).split('--> statement-breakpoint')
  const others = await db.select().from(bonuses).where(sql`${bonuses.closedAt} is null and ${bonuses.balance} > 0`)
  await db.update(bonuses).set({ closedAt: 1, balance: 0 }).where(sql`${bonuses.closedAt} is null and ${bonuses.balance} > 0`)
  for (const statement of statements) await db.execute(sql.raw(statement))
  for (const { id, balance } of others) await db.update(bonuses).set({ closedAt: null, balance }).where(eq(bonuses.id, id))
  const stands = async (id: number) => [await memberBalance(db, id), await memberBalance(db, id, 'bonus')]
  expect(await stands(rich)).toEqual([170_000, 80_000])
  expect(await stands(poor)).toEqual([0, 90_000])
  expect(await stands(fresh)).toEqual([19_000, 100_000])
  const rows = await db.select().from(bonuses).where(eq(bonuses.memberId, poor)).orderBy(bonuses.at)
  expect(rows.map(({ balance, closedAs }) => [balance, closedAs])).toEqual([[80_000, null], [10_000, null], [0, 'spent']])
  expect(await db.select().from(bonuses).where(eq(bonuses.memberId, fresh))).toMatchObject([{ playOnly: true, wager: 0, closedAs: null }])
  expect(await ledgerFaults(db)).toEqual([])
})
