import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { bonuses, members, openRounds, walletLocks } from '../../kernel/db/tables/index.ts'
import { memberAccount, memberBalance, openAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { bookRound } from '../../play/rounds/book-round.ts'
import { findOpenRound, openRound, settleOpenRound, type OpenRound } from '../../play/rounds/open-round.ts'
import { settleStakes } from '../../play/rounds/settle-stakes.ts'
import { takeStakes } from '../../play/rounds/take-stakes.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { grantBonus, type Grant } from './grant-bonus.ts'
import { leaveBonuses } from './leave-bonuses.ts'
import { memberMoney } from './member-money.ts'
import { wageringsOf } from './wagering.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

let named = 0
async function someone(own = 0): Promise<number> {
  const name = `wager${++named}`
  const [row] = await db
    .insert(members)
    .values({ username: name, usernameKey: name, nickname: name, type: 0, referralCode: name, registeredAt: testNow })
    .returning({ id: members.id })
  const memberId = row?.id ?? 0
  await openAccount(db, memberId)
  if (own > 0) await deposit(memberId, own)
  return memberId
}
const within = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction((tx) => work(tx))
const deposit = (memberId: number, amount: number, at = testNow - hour) =>
  within((tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'deposit',
        at,
        lines: [
          { account: 'house/cash', amount: -amount },
          { account: memberAccount(memberId), amount },
        ],
      },
    ]),
  )
const gameOf = (category: string): number =>
  site.gateway.catalogue.games.find((game) => game.category === category)?.id ?? 0
const play = (memberId: number, stake: number, { win = stake, at = testNow, category = 'RNG' } = {}) =>
  within((tx) => bookRound(tx, { memberId, gameId: gameOf(category), wallet: 'main', stake, win, outcome: null, at }))
const grant = (memberId: number, changes: Partial<Grant> = {}) =>
  within((tx) =>
    grantBonus(tx, { memberId, amount: 10_000, kind: 'deposit', note: 'Test', wager: 50_000, at: testNow, ...changes }),
  )
const standing = async (memberId: number, now = testNow + day) =>
  (await wageringsOf(db, memberId, now)).map(({ staked, left, state }) => ({ staked, left, state }))
const wallets = async (memberId: number) => ({
  main: await memberBalance(db, memberId),
  bonus: await memberBalance(db, memberId, 'bonus'),
})
const passing = async (time: number) => {
  site.advance(time)
  await site.runJobs()
}

test('[BEY-09] a bonus lies apart from own money, and becomes own money once it is played through', async () => {
  const memberId = await someone(100_000)
  await play(memberId, 5_000, { at: testNow - 1 })
  await grant(memberId)
  expect(await wallets(memberId)).toEqual({ main: 100_000, bonus: 10_000 })
  expect(await memberMoney(db, memberId, testNow)).toMatchObject({
    free: 100_000,
    bonus: 10_000,
    credit: 0,
    ties: [{ amount: 10_000 }],
  })
  await play(memberId, 20_000)
  expect(await standing(memberId)).toEqual([{ staked: 20_000, left: 30_000, state: 'open' }])
  await play(memberId, 30_000, { at: testNow + 1 })
  expect(await standing(memberId)).toEqual([{ staked: 50_000, left: 0, state: 'fulfilled' }])
  expect(await memberMoney(db, memberId, testNow + day)).toMatchObject({ free: 110_000, bonus: 0, ties: [] })
  await passing(minute)
  expect(await wallets(memberId)).toEqual({ main: 110_000, bonus: 0 })
})

test('[BEY-09] own money is staked first, and a win goes back to where its stake came from', async () => {
  const memberId = await someone(6_000)
  await grant(memberId)
  await play(memberId, 4_000, { win: 0 })
  expect(await wallets(memberId)).toEqual({ main: 2_000, bonus: 10_000 })
  expect(await play(memberId, 8_000, { win: 24_001 })).toMatchObject({ balance: 28_001 })
  expect(await wallets(memberId)).toEqual({ main: 6_000, bonus: 22_001 })
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] excluded games do not count, and tables count their part', async () => {
  const memberId = await someone(100_000)
  await grant(memberId, { excluded: ['FISH'], weights: { LIVE: 10 } })
  await play(memberId, 40_000, { category: 'FISH' })
  await play(memberId, 40_000, { category: 'LIVE' })
  expect(await standing(memberId)).toEqual([{ staked: 4_000, left: 46_000, state: 'open' }])
})

test('[BEY-02] highest stake, excluded category and time hold at the stake; the refusal says which bonus and which limit', async () => {
  const title = { EN: 'Weekend gift', TY: 'Regalo ng weekend' }
  const [high, barred, late] = [await someone(2_000), await someone(), await someone()]
  await grant(high, { title, maxBet: 5_000 })
  await grant(barred, { title, excluded: ['FISH'] })
  await grant(late, { title, expiresAt: testNow + 1 })
  await expect(play(high, 6_000)).rejects.toMatchObject({ code: 'bonus.maxBet' })
  const told = await play(high, 6_000).catch((error: { wireValueIn(language: string): unknown }) =>
    error.wireValueIn('TY'),
  )
  expect(told).toMatchObject({ bonus: 'Regalo ng weekend', maxBet: 50, limit: '₱50.00' })
  await expect(play(barred, 100, { category: 'FISH' })).rejects.toMatchObject({ code: 'bonus.category' })
  await expect(play(late, 100, { at: testNow + 1 })).rejects.toMatchObject({ code: 'bonus.expired' })
  await expect(play(high, 20_000)).rejects.toThrow()
  expect(await wallets(high)).toEqual({ main: 2_000, bonus: 10_000 })
  await play(high, 5_000)
  await play(high, 2_000)
  expect((await standing(high))[0]).toMatchObject({ staked: 7_000 })
  await deposit(high, 50_000, testNow)
  await play(high, 9_000, { at: testNow + 1 })
  expect((await standing(high))[0]).toMatchObject({ staked: 7_000 })
})

async function someoneWithProvider(): Promise<number> {
  const memberId = await someone(5_000)
  await grant(memberId)
  await openAccount(db, memberId, 'NLT')
  const lines = [
    { account: memberAccount(memberId), amount: -5_000 },
    { account: memberAccount(memberId, 'NLT'), amount: 5_000 },
  ]
  await within((tx) => postTransfers(tx, [{ id: randomUUID(), kind: 'wallet-in', at: testNow, lines }]))
  return memberId
}

test('[BEY-09] bonus money is not staked while own money for it lies in the wallet of a provider', async () => {
  const memberId = await someoneWithProvider()
  const refused = await play(memberId, 1_000).catch(
    (error: { code: string; wireValueIn(language: string): unknown }) => [error.code, error.wireValueIn('VI')],
  )
  expect(refused).toEqual(['bonus.own.first', { missing: 10, sum: '10,00\u00a0₱' }])
  expect(await wallets(memberId)).toEqual({ main: 0, bonus: 10_000 })
})

test('[BEY-09] own money in a locked wallet does not keep bonus money from being staked; once the lock is over it does', async () => {
  const memberId = await someoneWithProvider()
  await db
    .insert(walletLocks)
    .values({ memberId, wallet: 'NLT', reason: 'The provider asks for it.', at: testNow - hour })
  await play(memberId, 1_000, { win: 0 })
  expect(await wallets(memberId)).toEqual({ main: 0, bonus: 9_000 })
  await db.update(walletLocks).set({ until: testNow }).where(eq(walletLocks.memberId, memberId))
  await expect(play(memberId, 1_000)).rejects.toMatchObject({ code: 'bonus.own.first' })
})

test('[BEY-09] a bonus that was lost is over at once, and takes nothing of what is paid in later', async () => {
  const memberId = await someone()
  await grant(memberId)
  await play(memberId, 10_000, { win: 0, at: testNow + 1 })
  await deposit(memberId, 80_000, testNow + hour)
  await play(memberId, 60_000, { at: testNow + 2 * hour })
  expect(await standing(memberId)).toMatchObject([{ staked: 10_000, state: 'spent' }])
  expect(await memberMoney(db, memberId, testNow + day)).toMatchObject({ free: 80_000, bonus: 0 })
})

test('[BEY-09] a bonus out of time goes back to the house with what was won with it, once; own money and a played one stay', async () => {
  const [late, done] = [await someone(1_000), await someone(100_000)]
  const at = site.gateway.clock.now()
  for (const memberId of [late, done]) await grant(memberId, { at, expiresAt: at + hour })
  await play(done, 50_000, { at: at + 1 })
  await play(late, 3_000, { win: 9_000, at: at + 1 })
  expect(await wallets(late)).toEqual({ main: 3_000, bonus: 14_000 })
  await passing(3 * hour)
  await passing(hour)
  expect(await wallets(late)).toEqual({ main: 3_000, bonus: 0 })
  expect(await wallets(done)).toEqual({ main: 110_000, bonus: 0 })
  expect(await standing(late, at + day)).toMatchObject([{ state: 'lapsed' }])
  expect(await standing(done, at + day)).toMatchObject([{ state: 'fulfilled' }])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] of two bonuses the older is played through first, and the one that ends first is staked first', async () => {
  const memberId = await someone(100_000)
  await grant(memberId)
  const soon = await grant(memberId, { at: testNow + 1, wager: 20_000, expiresAt: testNow + 30 * day })
  await play(memberId, 55_000, { at: testNow + 2 })
  expect(await standing(memberId)).toEqual([
    { staked: 50_000, left: 0, state: 'fulfilled' },
    { staked: 5_000, left: 15_000, state: 'open' },
  ])
  await play(memberId, 104_000, { win: 0, at: testNow + 3 })
  const [row] = await db.select().from(bonuses).where(eq(bonuses.id, soon))
  expect(row?.balance).toBe(6_000)
})

test('[BEY-09] an open round keeps its bonus open; its end goes back to it, or ends it', async () => {
  const memberId = await someone()
  await grant(memberId)
  const open = (stake: number, win: number) =>
    within((tx) =>
      openRound(tx, { memberId, gameId: gameOf('RNG'), wallet: 'main', stake, win, outcome: {}, at: testNow + 1 }),
    )
  const end = async (win: number) => {
    const round = await findOpenRound(db, memberId)
    await within((tx) => settleOpenRound(tx, { ...round, win } as OpenRound, testNow + 2))
  }
  await open(10_000, 30_000)
  expect(await memberMoney(db, memberId, testNow + 2)).toMatchObject({ bonus: 10_000 })
  await end(30_000)
  expect(await wallets(memberId)).toEqual({ main: 0, bonus: 30_000 })
  await open(30_000, 60_000)
  expect(await standing(memberId)).toMatchObject([{ state: 'open' }])
  await end(0)
  expect(await standing(memberId)).toMatchObject([{ state: 'spent' }])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] a stake that comes back unplayed, and one that was taken twice, return to where they came from', async () => {
  const memberId = await someone(3_000)
  await grant(memberId)
  const roundId = randomUUID()
  const staking = { memberId, gameId: gameOf('PVP'), wallet: 'main', at: testNow }
  for (const amount of [2_000, 4_000]) await within((tx) => takeStakes(tx, staking, [{ roundId, amount }]))
  expect(await wallets(memberId)).toEqual({ main: 0, bonus: 7_000 })
  await within((tx) =>
    settleStakes(tx, [{ roundId, memberId, wallet: 'main', stake: 6_000, win: 6_000, kind: 'refund' }], testNow + 1),
  )
  expect(await wallets(memberId)).toEqual({ main: 3_000, bonus: 10_000 })
})

test('[BEY-09] what a stake of a bonus wins after its end follows the bonus: to the house, or to its member once it was played through', async () => {
  const at = site.gateway.clock.now()
  const [late, done] = [await someone(), await someone(100_000)]
  for (const memberId of [late, done]) await grant(memberId, { at, wager: 100_000, expiresAt: at + hour })
  await play(done, 100_000, { at, win: 0 })
  for (const memberId of [late, done])
    await within((tx) =>
      openRound(tx, { memberId, gameId: gameOf('RNG'), wallet: 'main', stake: 10_000, win: 19_000, outcome: {}, at }),
    )
  const endsLate = () =>
    db
      .update(openRounds)
      .set({ openedAt: site.gateway.clock.now() + 3 * hour })
      .where(inArray(openRounds.memberId, [late, done]))
  await endsLate()
  await passing(2 * hour)
  for (const memberId of [late, done]) {
    const round = await findOpenRound(db, memberId)
    await within((tx) => settleOpenRound(tx, round as OpenRound, at + 2 * hour))
  }
  expect([await wallets(late), await wallets(done)]).toEqual([
    { main: 0, bonus: 0 },
    { main: 19_000, bonus: 0 },
  ])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] money leaves only after open bonuses are given up, play-only money stays', async () => {
  const memberId = await someone(20_000)
  await grant(memberId, { title: { EN: 'Weekend gift', TY: 'Regalo' } })
  await grant(memberId, { kind: 'demo', playOnly: true, wager: 0, amount: 3_000 })
  const leave = (agreed: boolean) =>
    within((tx) => leaveBonuses(tx, site.gateway.ports, memberId, { agreed, now: testNow + 1 }))
  const told = await leave(false).catch((error: { wireValueIn(language: string): unknown }) => error.wireValueIn('EN'))
  expect(told).toEqual({ bonus: 100, sum: '₱100.00', titles: ['Weekend gift'] })
  expect(await wallets(memberId)).toEqual({ main: 20_000, bonus: 13_000 })
  expect(await leave(true)).toBe(10_000)
  expect(await wallets(memberId)).toEqual({ main: 20_000, bonus: 3_000 })
  expect(await leave(false)).toBe(0)
  expect(await standing(memberId)).toMatchObject([{ state: 'forfeited' }])
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] play-only money can be played, is staked last, counts towards nothing and never becomes own money', async () => {
  const memberId = await someone()
  await grant(memberId, { kind: 'demo', playOnly: true, wager: 0, amount: 100_000 })
  for (let at = 1; at < 10; at++)
    expect(await play(memberId, 50_000, { win: 60_000, at: testNow + at })).toMatchObject({
      balance: 100_000 + at * 10_000,
    })
  await passing(minute)
  expect(await wallets(memberId)).toEqual({ main: 0, bonus: 190_000 })
  expect(await memberMoney(db, memberId, testNow + day)).toMatchObject({ free: 0, bonus: 0, credit: 190_000 })
  const at = site.gateway.clock.now()
  await grant(memberId, { at, amount: 1_000, wager: 100_000 })
  await play(memberId, 1_000, { at })
  await play(memberId, 4_000, { at, win: 8_000 })
  expect(await standing(memberId, at)).toMatchObject([{ staked: 2_000, state: 'open' }])
  expect(await memberMoney(db, memberId, at)).toMatchObject({ free: 0, bonus: 2_000, credit: 193_000 })
})
