import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isAnyId } from '../../kernel/db/any-of.ts'
import type { Database } from '../../kernel/db/open-database.ts'
import { bonuses, members, openRounds } from '../../kernel/db/tables/index.ts'
import { memberAccount, memberBalance, openAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { settleStakes } from '../../play/rounds/settle-stakes.ts'
import { testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

/** The statements of a migration, from what is written by hand on. */
async function byHand(name: string): Promise<string[]> {
  const text = await readFile(new URL(`../../../drizzle/${name}.sql`, import.meta.url), 'utf8')
  const [, written = ''] = text.split('-- Hand-written')
  return written.slice(written.indexOf('\n')).split('--> statement-breakpoint')
}

/** Does work while the bonuses of the seed, which a migration has moved long ago, are out of its sight. */
async function withoutOthers(work: () => Promise<void>): Promise<void> {
  const others = await db
    .select()
    .from(bonuses)
    .where(sql`${bonuses.closedAt} is null`)
  await db
    .update(bonuses)
    .set({ closedAt: 1, balance: 0 })
    .where(
      isAnyId(
        bonuses.id,
        others.map(({ id }) => id),
      ),
    )
  await work()
  for (const { id, balance } of others)
    await db.update(bonuses).set({ closedAt: null, balance }).where(eq(bonuses.id, id))
}

const run = (...names: readonly string[]) =>
  db.transaction(async (tx) => {
    for (const name of names) for (const statement of await byHand(name)) await tx.execute(sql.raw(statement))
  })

/** A member as the gateway kept one before: all money on the main wallet, bonuses beside it. */
async function before(
  name: string,
  main: number,
  given: readonly { readonly kind: string; readonly amount: number; readonly wager: number }[],
): Promise<number> {
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  const memberId = row?.id ?? 0
  await openAccount(db, memberId)
  await db.transaction(async (tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'deposit',
        at: testNow,
        lines: [
          { account: 'house/cash', amount: -main },
          { account: memberAccount(memberId), amount: main },
        ],
      },
    ]),
  )
  await db
    .insert(bonuses)
    .values(given.map((bonus, at) => ({ ...bonus, id: randomUUID(), memberId, note: bonus.kind, at: testNow + at })))
  return memberId
}

test('[BEY-09] what bonuses tied before there was a bonus wallet is moved there, as far as it is there, and the books stay sound', async () => {
  await withoutOthers(async () => {
    const rich = await before('oldrich', 250_000, [
      { kind: 'deposit', amount: 80_000, wager: 1 },
      { kind: 'REBATE', amount: 500, wager: 0 },
    ])
    const poor = await before('oldpoor', 90_000, [
      { kind: 'deposit', amount: 80_000, wager: 1 },
      { kind: 'TICKET', amount: 30_000, wager: 1 },
      { kind: 'POINTS', amount: 5_000, wager: 1 },
    ])
    const fresh = await before('oldfresh', 119_000, [{ kind: 'demo', amount: 100_000, wager: 100_000 }])
    await run('0015_bonus-money')
    const stands = async (id: number) => [await memberBalance(db, id), await memberBalance(db, id, 'bonus')]
    expect(await stands(rich)).toEqual([170_000, 80_000])
    expect(await stands(poor)).toEqual([0, 90_000])
    expect(await stands(fresh)).toEqual([19_000, 100_000])
    const rows = await db.select().from(bonuses).where(eq(bonuses.memberId, poor)).orderBy(bonuses.at)
    expect(rows.map(({ balance, closedAs }) => [balance, closedAs])).toEqual([
      [80_000, null],
      [10_000, null],
      [0, 'spent'],
    ])
    expect(await db.select().from(bonuses).where(eq(bonuses.memberId, fresh))).toMatchObject([
      { playOnly: true, wager: 0, closedAs: null },
    ])
  })
  expect(await ledgerFaults(db)).toEqual([])
})

const bonusOf = (amount: number) => [{ kind: 'deposit', amount, wager: 1 }]

/** Takes money of a member's main wallet away, to another account. */
const give = (memberId: number, account: string, amount: number) =>
  db.transaction(async (tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'wallet-in',
        at: testNow,
        lines: [
          { account: memberAccount(memberId), amount: -amount },
          { account, amount },
        ],
      },
    ]),
  )

/** A stake that is taken and whose round is still open. */
async function stakes(memberId: number, stake: number, openedAt: number): Promise<string> {
  const [id, gameId] = [randomUUID(), site.gateway.catalogue.games[0]?.id ?? 0]
  await give(memberId, 'house/games', stake)
  await db.insert(openRounds).values({ id, memberId, gameId, wallet: 'main', stake, win: 0, outcome: {}, openedAt })
  return id
}

test("[BEY-09] what a bonus tied in a provider's wallet or in an open bet stays bonus money, and a second run changes nothing", async () => {
  await withoutOthers(async () => {
    const inProvider = await before('oldstudio', 70_000, bonusOf(80_000))
    await openAccount(db, inProvider, 'NLT')
    await give(inProvider, memberAccount(inProvider, 'NLT'), 50_000)
    const inBet = await before('oldbet', 30_000, bonusOf(80_000))
    const bet = await stakes(inBet, 30_000, testNow + 1)
    const betBefore = await before('oldfirst', 30_000, bonusOf(80_000))
    await stakes(betBefore, 30_000, testNow - 1)
    await run('0015_bonus-money', '0018_bonus-elsewhere')
    const stands = async (id: number) => [
      await memberBalance(db, id),
      await memberBalance(db, id, 'NLT'),
      await memberBalance(db, id, 'bonus'),
    ]
    const bonus = async (memberId: number) => (await db.select().from(bonuses).where(eq(bonuses.memberId, memberId)))[0]
    for (let again = 0; again < 2; again++) {
      expect(await stands(inProvider)).toEqual([0, 0, 70_000])
      expect(await bonus(inProvider)).toMatchObject({ balance: 70_000, closedAs: null })
      expect(await bonus(inBet)).toMatchObject({ balance: 0, closedAs: null })
      expect(await bonus(betBefore)).toMatchObject({ balance: 0, closedAs: 'spent' })
      await run('0018_bonus-elsewhere')
    }
    await db.transaction((tx) =>
      settleStakes(tx, [{ roundId: bet, memberId: inBet, wallet: 'main', stake: 30_000, win: 40_000 }], testNow + 2),
    )
    expect(await stands(inBet)).toEqual([0, 0, 40_000])
    expect(await bonus(inBet)).toMatchObject({ balance: 40_000, closedAs: null })
  })
  expect(await ledgerFaults(db)).toEqual([])
})
