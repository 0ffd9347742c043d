import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { accounts, bonuses, jobProgress, members, rounds } from '../../kernel/db/tables/index.ts'
import { openAccount } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { killedIn } from '../../app/testing/killed-in.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { closeBonuses } from './close-bonuses.ts'
import { grantBonus } from './grant-bonus.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
  await runOnly(site, closeBonuses)
})
afterAll(() => site.close())

let named = 0
/** A member with a bonus of ₱1.00 that asks for a stake of ₱50.00, and a round of so much since. */
async function someone(staked: number): Promise<number> {
  const name = `closed${++named}`
  const at = site.gateway.clock.now()
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: at })
    .returning({ id: members.id })
  const memberId = row?.id ?? 0
  await openAccount(db, memberId)
  await db.transaction((tx) =>
    grantBonus(tx, {
      memberId,
      amount: 100,
      kind: 'deposit',
      note: 'Test',
      wager: 5_000,
      at,
      expiresAt: at + hour,
    }),
  )
  const gameId = site.gateway.catalogue.games.find(({ category }) => category === 'RNG')?.id ?? 0
  await db
    .insert(rounds)
    .values({ id: randomUUID(), memberId, gameId, stake: staked, win: 0, settledAt: at + 1, outcome: null })
  return memberId
}
const open = (ids: readonly number[]) =>
  db.$count(bonuses, and(inArray(bonuses.memberId, [...ids]), isNull(bonuses.closedAt)))

test('[BEY-09] bonuses are ended in batches by member: one that is killed leaves what was committed, and the rest is done once', async () => {
  const done = [await someone(5_000), await someone(5_000), await someone(5_000)]
  const other = await someone(4_999)
  site.advance(minute)
  const before = (
    await db
      .selectDistinct({ id: bonuses.memberId })
      .from(bonuses)
      .where(and(isNull(bonuses.closedAt), gt(bonuses.wager, 0), lt(bonuses.memberId, done[0] ?? 0)))
  ).length
  await runOnly(site, killedIn(closeBonuses, before + 3))
  expect([await open(done.slice(0, 2)), await open(done)]).toEqual([0, 1])
  expect(await db.$count(jobProgress, eq(jobProgress.job, 'close-bonuses'))).toBe(1)
  await runOnly(site, closeBonuses)
  expect([await open(done), await open([other])]).toEqual([0, 1])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] a look holds no wallet of a member whose bonus is not due', async () => {
  const memberId = await someone(100)
  site.advance(minute)
  const until = site.gateway.clock.now()
  const held = await db.transaction(async (tx) => {
    await closeBonuses.batch(tx, site.gateway, { from: until - minute, until }, { cursor: memberId - 1, size: 10 })
    return tx.$count(accounts, and(eq(accounts.memberId, memberId), sql`xmax = pg_current_xact_id()::xid`))
  })
  expect(held).toBe(0)
})
