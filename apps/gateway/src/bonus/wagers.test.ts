import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/open-database.ts'
import { bonuses, lotteryTickets, members, openRounds, roomHands, roomPlays, roomTables, rounds } from '../db/tables/index.ts'
import { memberAccount, memberBalance, openAccount } from '../ledger/accounts.ts'
import { postTransfers } from '../ledger/post-transfer.ts'
import { ledgerFaults } from '../ledger/sound.ts'
import { bookRound, roundMovement } from '../play/book-round.ts'
import { findOpenRound, openRound, settleOpenRound, type OpenRound } from '../play/open-round.ts'
import { day, hour, testNow } from '../testing/moments.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { freeMoneyOf } from './free-money.ts'
import { grantBonus, type Grant } from './grant-bonus.ts'
import { wagersOf } from './wagers.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

let named = 0
async function someone(): Promise<number> {
  const name = `wager${++named}`
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  await openAccount(db, row?.id ?? 0)
  return row?.id ?? 0
}
const within = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction((tx) => work(tx as unknown as Database))
const move = (memberId: number, kind: 'deposit' | 'bet' | 'win', amount: number, at: number) =>
  within((tx) => postTransfers(tx, [{
    id: randomUUID(), kind, at, lines: [{ account: 'house/cash', amount: -amount }, { account: memberAccount(memberId), amount }],
  }]))
const gameOf = (category: string): number => site.gateway.catalogue.games.find((game) => game.category === category)?.id ?? 0
async function play(memberId: number, stake: number, { win = stake, at = testNow, category = 'RNG' } = {}): Promise<void> {
  await move(memberId, 'bet', -stake, at)
  if (win > 0) await move(memberId, 'win', win, at)
  await db.insert(rounds).values({ id: randomUUID(), memberId, gameId: gameOf(category), stake, win, settledAt: at })
}
const grant = (memberId: number, changes: Partial<Grant> = {}) =>
  within((tx) => grantBonus(tx, { memberId, amount: 10_000, kind: 'deposit', note: 'Test', wager: 50_000, at: testNow, ...changes }))
const standing = async (memberId: number, now = testNow + day) =>
  (await wagersOf(db, memberId, now)).map(({ staked, left, state }) => ({ staked, left, state }))

test('[BEY-09] a bonus ties its own amount until it is played through', async () => {
  const memberId = await someone()
  await move(memberId, 'deposit', 100_000, testNow - hour)
  await play(memberId, 5_000, { at: testNow - 1 })
  await grant(memberId)
  expect(await freeMoneyOf(db, memberId, testNow)).toMatchObject({ main: 110_000, free: 100_000, tied: 10_000 })
  await play(memberId, 20_000)
  expect(await standing(memberId)).toEqual([{ staked: 20_000, left: 30_000, state: 'open' }])
  await play(memberId, 30_000, { at: testNow + hour })
  expect(await standing(memberId)).toEqual([{ staked: 50_000, left: 0, state: 'fulfilled' }])
  expect(await freeMoneyOf(db, memberId, testNow + day)).toMatchObject({ main: 110_000, free: 110_000, tied: 0, ties: [] })
})

test('[BEY-09] excluded games do not count, and tables count their part', async () => {
  const memberId = await someone()
  await move(memberId, 'deposit', 100_000, testNow - hour)
  await grant(memberId, { excluded: ['FISH'], weights: { LIVE: 10 } })
  await play(memberId, 40_000, { category: 'FISH' })
  await play(memberId, 40_000, { category: 'LIVE' })
  expect(await standing(memberId)).toEqual([{ staked: 4_000, left: 46_000, state: 'open' }])
})

test('[BEY-09] what was lost ties nothing that is paid in later', async () => {
  const memberId = await someone()
  await grant(memberId, { at: testNow })
  await play(memberId, 10_000, { win: 0, at: testNow + 1 })
  await move(memberId, 'deposit', 80_000, testNow + hour)
  await play(memberId, 60_000, { at: testNow + 2 * hour })
  expect(await standing(memberId)).toMatchObject([{ state: 'spent' }])
  expect(await freeMoneyOf(db, memberId, testNow + day)).toMatchObject({ main: 80_000, free: 80_000 })
})

test('[BEY-09] money in a studio’s wallet is not money lost, and what is tied cannot be hidden there', async () => {
  const memberId = await someone()
  await move(memberId, 'deposit', 20_000, testNow - hour)
  await grant(memberId)
  await openAccount(db, memberId, 'NLT')
  await within((tx) => postTransfers(tx, [{
    id: randomUUID(), kind: 'wallet-in', at: testNow + 1,
    lines: [{ account: memberAccount(memberId), amount: -30_000 }, { account: memberAccount(memberId, 'NLT'), amount: 30_000 }],
  }]))
  expect(await standing(memberId)).toMatchObject([{ state: 'open' }])
  expect(await freeMoneyOf(db, memberId, testNow + day)).toMatchObject({ main: 0, free: 0 })
})

test('[BEY-09] a bonus out of time is taken back by a job, once, as far as it is there; a played one stays', async () => {
  const [late, done] = [await someone(), await someone()]
  for (const memberId of [late, done]) {
    await move(memberId, 'deposit', 100_000, testNow - hour)
    await grant(memberId, { expiresAt: testNow + hour })
  }
  await play(done, 50_000, { at: testNow + 1 })
  await play(late, 105_000, { win: 0, at: testNow + 2 * hour })
  expect(await freeMoneyOf(db, late, testNow + 3 * hour)).toMatchObject({ main: 5_000, free: 0, tied: 5_000 })
  site.advance(3 * hour)
  await site.runJobs()
  site.advance(hour)
  await site.runJobs()
  expect(await memberBalance(db, late)).toBe(0)
  expect(await memberBalance(db, done)).toBe(110_000)
  expect(await standing(late)).toMatchObject([{ state: 'lapsed' }])
  expect(await standing(done)).toMatchObject([{ state: 'fulfilled' }])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] of two bonuses the older is played through first', async () => {
  const memberId = await someone()
  await move(memberId, 'deposit', 100_000, testNow - hour)
  await grant(memberId, { at: testNow })
  await grant(memberId, { at: testNow + hour, wager: 20_000 })
  await play(memberId, 55_000, { at: testNow + 2 * hour })
  expect(await standing(memberId)).toEqual([
    { staked: 50_000, left: 0, state: 'fulfilled' },
    { staked: 5_000, left: 15_000, state: 'open' },
  ])
})

test('[BEY-09] a lapsed bonus is taken back from the studios’ wallets too, after the main one', async () => {
  const memberId = await someone()
  const at = site.gateway.clock.now()
  await grant(memberId, { at, expiresAt: at + hour })
  await openAccount(db, memberId, 'NLT')
  await within((tx) => postTransfers(tx, [{
    id: randomUUID(), kind: 'wallet-in', at: at + 1,
    lines: [{ account: memberAccount(memberId), amount: -9_000 }, { account: memberAccount(memberId, 'NLT'), amount: 9_000 }],
  }]))
  site.advance(2 * hour)
  await site.runJobs()
  expect([await memberBalance(db, memberId), await memberBalance(db, memberId, 'NLT')]).toEqual([0, 0])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] a round that stakes everything and wins has spent nothing, nor one whose end is not decided yet', async () => {
  const memberId = await someone()
  await grant(memberId)
  await within((tx) => bookRound(tx, {
    memberId, gameId: gameOf('RNG'), wallet: 'main', stake: 10_000, win: 30_000, outcome: null, at: testNow + 1,
  }))
  expect(await standing(memberId)).toEqual([{ staked: 10_000, left: 40_000, state: 'open' }])
  await within((tx) => openRound(tx, {
    memberId, gameId: gameOf('RNG'), wallet: 'main', stake: 30_000, win: 60_000, outcome: {}, at: testNow + 2,
  }))
  expect(await standing(memberId)).toMatchObject([{ state: 'open' }])
  const open = await findOpenRound(db, memberId)
  await within((tx) => settleOpenRound(tx, { ...open, win: 0 } as OpenRound, testNow + 3))
  expect(await standing(memberId)).toMatchObject([{ state: 'spent' }])
})

test('[BEY-09] what lies on a ticket or in a hand is not lost before its end', async () => {
  const [buyer, sitter] = [await someone(), await someone()]
  const stakes = (memberId: number, amount: number, roundId: string) => within((tx) =>
    postTransfers(tx, [roundMovement('bet', roundId, memberAccount(memberId), { amount, at: testNow + 1 })]))
  for (const memberId of [buyer, sitter]) await grant(memberId, { amount: 15_000 })
  const [id, handId, playId] = [randomUUID(), randomUUID(), randomUUID()]
  await stakes(buyer, 15_000, id)
  await db.insert(lotteryTickets).values({
    id, memberId: buyer, gameId: site.gateway.catalogue.lotteries[0]?.gameId ?? 0, drawAt: testNow + day, wallet: 'main', lines: [], stake: 15_000, seal: '', soldAt: testNow + 1,
  })
  const [table] = await db.insert(roomTables).values({ gameId: gameOf('PVP'), room: 1, number: 1 }).returning()
  await db.insert(roomHands).values({ id: handId, tableId: table?.id ?? 0, ante: 10_000, state: 'dealt', openedAt: testNow, endsAt: testNow + day })
  await db.insert(roomPlays).values({ id: playId, handId, place: 0, memberId: sitter, wallet: 'main', stays: true })
  await stakes(sitter, 10_000, playId)
  await stakes(sitter, 5_000, playId)
  expect([await standing(buyer), await standing(sitter)]).toMatchObject([[{ state: 'open' }], [{ state: 'open' }]])
  await db.update(lotteryTickets).set({ win: 0 }).where(eq(lotteryTickets.id, id))
  await db.update(roomHands).set({ state: 'over' }).where(eq(roomHands.id, handId))
  expect([await standing(buyer), await standing(sitter)]).toMatchObject([[{ state: 'spent' }], [{ state: 'spent' }]])
})

test('[BEY-09] a bonus out of time waits for the stakes that may bring it back, and is taken back then', async () => {
  const memberId = await someone()
  const at = site.gateway.clock.now()
  await grant(memberId, { at, expiresAt: at + hour })
  await within((tx) => openRound(tx, { memberId, gameId: gameOf('RNG'), wallet: 'main', stake: 10_000, win: 9_500, outcome: {}, at }))
  const endsLate = () => db.update(openRounds).set({ openedAt: site.gateway.clock.now() + hour }).where(eq(openRounds.memberId, memberId))
  await endsLate()
  site.advance(hour)
  await endsLate()
  await site.runJobs()
  expect(await standing(memberId, at + 2 * hour)).toMatchObject([{ state: 'lapsed' }])
  expect((await freeMoneyOf(db, memberId, at + 2 * hour)).ties).toHaveLength(1)
  const open = await findOpenRound(db, memberId)
  await within((tx) => settleOpenRound(tx, open as OpenRound, at + hour + 1))
  expect(await freeMoneyOf(db, memberId, at + 2 * hour)).toMatchObject({ main: 9_500, free: 0 })
  site.advance(hour / 12)
  await site.runJobs()
  expect(await memberBalance(db, memberId)).toBe(0)
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] what ran out goes by the order of booking, whatever the clocks of the gateways said', async () => {
  const memberId = await someone()
  await grant(memberId)
  await move(memberId, 'deposit', 50_000, testNow + 9)
  await play(memberId, 10_000, { win: 0, at: testNow + 5 })
  expect(await standing(memberId)).toMatchObject([{ staked: 10_000, state: 'open' }])
})

test('[BEY-09] a bonus without an end is closed by a job when it is played through or lost', async () => {
  const [done, lost, idle] = [await someone(), await someone(), await someone()]
  const at = site.gateway.clock.now()
  for (const memberId of [done, lost, idle]) await grant(memberId, { at, amount: 10_000, wager: 20_000 })
  await move(done, 'deposit', 50_000, at)
  for (const then of [at + 1, at + 2]) await play(done, 10_000, { at: then })
  await play(lost, 10_000, { win: 0, at: at + 1 })
  site.advance(hour / 12)
  await site.runJobs()
  const closed = await db.select().from(bonuses).where(inArray(bonuses.memberId, [done, lost, idle])).orderBy(bonuses.memberId)
  expect(closed.map(({ closedAs }) => closedAs)).toEqual(['fulfilled', 'spent', null])
  expect((await standing(done))[0]).toEqual({ staked: 20_000, left: 0, state: 'fulfilled' })
})
