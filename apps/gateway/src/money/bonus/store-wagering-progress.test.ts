import { randomUUID } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { bonuses, members, rounds } from '../../kernel/db/tables/index.ts'
import { openAccount } from '../../kernel/ledger/accounts.ts'
import { day, hour, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { closeDue } from './close-bonuses.ts'
import { grantBonus, type Grant } from './grant-bonus.ts'
import { wageringsOf } from './wagering.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

let named = 0
async function someone(): Promise<number> {
  const name = `counted${++named}`
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  await openAccount(db, row?.id ?? 0)
  return row?.id ?? 0
}
const within = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction((tx) => work(tx))
const gameOf = (category: string): number =>
  site.gateway.catalogue.games.find((game) => game.category === category)?.id ?? 0
const played = (memberId: number, stake: number, at: number, category = 'RNG') =>
  db
    .insert(rounds)
    .values({ id: randomUUID(), memberId, gameId: gameOf(category), stake, win: 0, settledAt: at, outcome: null })
const grant = (memberId: number, at: number, changes: Partial<Grant> = {}) =>
  within((tx) => grantBonus(tx, { memberId, amount: 100, kind: 'deposit', note: 'Test', wager: 5_000, at, ...changes }))
const close = (memberId: number, now: number) => within((tx) => closeDue(tx, site.gateway.ports, memberId, now))
const standing = async (memberId: number, now: number) =>
  (await wageringsOf(db, memberId, now)).map(({ bonus, staked, left, state, until }) => ({
    id: bonus.id,
    staked,
    left,
    state,
    until,
  }))

/** What bonuses stand at when nothing that was kept is used: every round is read. */
const afresh = async (memberId: number, now: number) => {
  const kept = await db.select().from(bonuses).where(eq(bonuses.memberId, memberId))
  await db
    .update(bonuses)
    .set({ counted: null, countedUntil: null, staked: null })
    .where(eq(bonuses.memberId, memberId))
  const found = await standing(memberId, now)
  for (const { id, counted, countedUntil, staked } of kept)
    await db.update(bonuses).set({ counted, countedUntil, staked }).where(eq(bonuses.id, id))
  return found
}

test('[BEY-09] rounds from before the bonuses that are open are not read again, also where each overlaps the next', async () => {
  const memberId = await someone()
  for (let week = 0; week < 12; week++) {
    const at = testNow + week * 7 * day
    await close(memberId, at)
    await grant(memberId, at, { wager: 50_000, expiresAt: at + 10 * day })
    for (let hours = 1; hours < 5; hours++) await played(memberId, 1_000, at + hours * hour)
  }
  const now = testNow + 12 * 7 * day
  await close(memberId, now)
  const before = await standing(memberId, now)
  expect(before).toHaveLength(12)
  expect(before).toEqual(await afresh(memberId, now))
  await db.delete(rounds).where(and(eq(rounds.memberId, memberId), lt(rounds.settledAt, now - 15 * day)))
  expect(await standing(memberId, now)).toEqual(before)
})

test('[BEY-09] a bonus counts no round from before it, whatever other bonuses there were', async () => {
  const memberId = await someone()
  const lost = await grant(memberId, testNow, { expiresAt: testNow + day })
  await played(memberId, 1_000, testNow + hour)
  await close(memberId, testNow + 2 * day)
  await grant(memberId, testNow + 40 * day)
  await played(memberId, 2_000, testNow + 40 * day + 1)
  await close(memberId, testNow + 42 * day)
  const [row] = await db
    .select({ staked: bonuses.staked })
    .from(bonuses)
    .where(inArray(bonuses.id, [lost]))
  expect(row).toEqual({ staked: 1_000 })
  await db.delete(rounds).where(and(eq(rounds.memberId, memberId), lt(rounds.settledAt, testNow + 40 * day)))
  expect(await standing(memberId, testNow + 42 * day)).toMatchObject([
    { staked: 1_000, state: 'lapsed' },
    { staked: 2_000, state: 'open' },
  ])
})

const step = fc.oneof(
  fc.record({
    do: fc.constant('give' as const),
    wager: fc.integer({ min: 1, max: 9_000 }),
    days: fc.constantFrom(null, 1, 4, 9),
    excluded: fc.subarray(['LIVE', 'FISH']),
    weights: fc.constantFrom<Readonly<Record<string, number>>>({}, { LIVE: 10 }),
  }),
  fc.record({
    do: fc.constant('play' as const),
    stake: fc.integer({ min: 1, max: 3_000 }),
    category: fc.constantFrom('RNG', 'LIVE', 'FISH'),
  }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 2, 5) }),
)

test(
  '[BEY-09] what is kept never changes what bonuses stand at, over generated histories',
  { timeout: 120_000 },
  async () => {
    let kept = 0
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 24 }), async (steps) => {
        const memberId = await someone()
        let at = testNow
        for (const one of steps) {
          at += one.do === 'wait' ? one.days * day : hour
          if (one.do === 'give')
            await grant(memberId, at, {
              wager: one.wager,
              expiresAt: one.days === null ? null : at + one.days * day,
              excluded: one.excluded,
              weights: one.weights,
            })
          if (one.do === 'play') await played(memberId, one.stake, at, one.category)
          if (one.do === 'wait') await close(memberId, at)
          expect(await standing(memberId, at)).toEqual(await afresh(memberId, at))
        }
        kept += await db.$count(bonuses, and(eq(bonuses.memberId, memberId), sql`counted_until is not null`))
      }),
      { numRuns: 12, seed: 9 },
    )
    expect(kept).toBeGreaterThan(5)
  },
)
