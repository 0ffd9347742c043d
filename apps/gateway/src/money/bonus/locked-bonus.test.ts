import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { bonuses, messages, transfers } from '../../kernel/db/tables/index.ts'
import { DomainError } from '../../kernel/http/domain-error.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { BalanceTooLow } from '../../kernel/ledger/post-transfer.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { bookRound } from '../../play/rounds/book-round.ts'
import { day } from '../../app/testing/moments.ts'
import { openPlayer, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { closeBonuses, expiryGraceMs } from './close-bonuses.ts'
import { playableBalance } from './bonus-money.ts'
import { grantBonus } from './grant-bonus.ts'
import { leaveBonuses } from './leave-bonuses.ts'
import { memberMoney } from './member-money.ts'

let site: TestGateway
let db: Database
beforeAll(async () => {
  site = await startTestGateway()
  db = site.gateway.db
})
afterAll(() => site.close())

const now = () => site.gateway.clock.now()
const within = <Result>(work: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction((tx) => work(tx))

let named = 0
/** A member with ₱1,000 of its own, and ₱100 that are paid once ₱500 are staked. */
async function promised(): Promise<{ readonly memberId: number; readonly bonusId: string }> {
  const { memberId } = await openPlayer(site, `promised${++named}`)
  const bonusId = await within((tx) =>
    grantBonus(tx, {
      memberId,
      amount: 10_000,
      kind: 'deposit',
      note: 'Test',
      wager: 50_000,
      locked: true,
      excluded: ['LIVE'],
      weights: { RNG: 50 },
      expiresAt: now() + 7 * day,
      at: now(),
    }),
  )
  site.advance(1_000)
  return { memberId, bonusId }
}

const play = (memberId: number, category: string, stake: number, win = 0, at = now()) =>
  within((tx) =>
    bookRound(tx, {
      memberId,
      gameId: site.gateway.catalogue.games.find((game) => game.category === category)?.id ?? 0,
      wallet: 'main',
      stake,
      win,
      outcome: null,
      at,
    }),
  )
async function minutes(): Promise<void> {
  site.advance(60_000)
  await runOnly(site, closeBonuses)
}
const closedAs = async (bonusId: string) =>
  (await db.select().from(bonuses).where(eq(bonuses.id, bonusId)))[0]?.closedAs ?? null

test('[BEY-09] a locked bonus lies in no wallet and cannot be staked, and is paid to the main wallet when enough has been staked', async () => {
  const { memberId, bonusId } = await promised()
  expect(await playableBalance(db, memberId)).toBe(100_000)
  expect(await memberMoney(db, memberId, now())).toMatchObject({ free: 100_000, bonus: 0, promised: 10_000 })
  await expect(play(memberId, 'FISH', 100_001)).rejects.toThrow(BalanceTooLow)
  await play(memberId, 'LIVE', 50_000, 50_000)
  await play(memberId, 'RNG', 50_000, 50_000)
  await minutes()
  expect(await closedAs(bonusId)).toBe(null)
  await play(memberId, 'FISH', 25_000, 25_000)
  expect(await memberMoney(db, memberId, now())).toMatchObject({ free: 110_000, promised: 0 })
  await minutes()
  expect(await closedAs(bonusId)).toBe('fulfilled')
  expect(await memberBalance(db, memberId)).toBe(110_000)
  expect((await db.select().from(transfers).where(eq(transfers.id, bonusId)))[0]).toMatchObject({ kind: 'bonus' })
})

test('[BEY-09] a withdrawal gives a locked bonus up when its member has agreed, and its end takes it away: nothing is booked', async () => {
  const { memberId, bonusId } = await promised()
  const leave = (agreed: boolean) =>
    within((tx) => leaveBonuses(tx, site.gateway.ports, memberId, { agreed, now: now() }))
  await expect(leave(false)).rejects.toThrow(DomainError)
  expect(await closedAs(bonusId)).toBe(null)
  expect(await leave(true)).toBe(10_000)
  expect(await closedAs(bonusId)).toBe('forfeited')
  const late = await promised()
  site.advance(7 * day + expiryGraceMs)
  await minutes()
  expect(await closedAs(late.bonusId)).toBe('lapsed')
  for (const one of [{ memberId, bonusId }, late]) {
    expect(await memberBalance(db, one.memberId)).toBe(100_000)
    expect(await db.select().from(transfers).where(eq(transfers.id, one.bonusId))).toEqual([])
  }
  expect(await ledgerFaults(db)).toEqual([])
})

test('[BEY-09] play money counts towards no locked bonus', async () => {
  const { memberId, bonusId } = await promised()
  const credit = { memberId, amount: 100_000, kind: 'demo', note: 'Test', wager: 0, playOnly: true, at: now() }
  await within((tx) => grantBonus(tx, credit))
  await play(memberId, 'LIVE', 100_000)
  await play(memberId, 'FISH', 90_000)
  await minutes()
  expect(await closedAs(bonusId)).toBe(null)
  expect(await playableBalance(db, memberId)).toBe(10_000)
})

test('[BEY-09] the member is notified when a locked bonus is paid, and when its time is over', async () => {
  const kinds = async (memberId: number) =>
    (await db.select({ kind: messages.kind }).from(messages).where(eq(messages.toId, memberId))).map(({ kind }) => kind)
  const paid = await promised()
  await play(paid.memberId, 'FISH', 50_000, 50_000)
  await minutes()
  expect(await kinds(paid.memberId)).toContain('bonus.paid')
  const late = await promised()
  site.advance(7 * day + expiryGraceMs)
  await minutes()
  expect(await kinds(late.memberId)).toContain('bonus.expired')
})

test('[BEY-09] a stake of the last second counts, though its round is written after the end', async () => {
  const { memberId, bonusId } = await promised()
  site.advance(7 * day - 2_000)
  const lastSecond = now()
  await runOnly(site, closeBonuses)
  site.advance(15_000)
  await runOnly(site, closeBonuses)
  expect(await closedAs(bonusId)).toBe(null)
  await play(memberId, 'FISH', 50_000, 50_000, lastSecond)
  site.advance(60_000)
  await runOnly(site, closeBonuses)
  expect(await closedAs(bonusId)).toBe('fulfilled')
})

test('a locked bonus that is closed as fulfilled without its transfer is refused by the database', async () => {
  const { bonusId } = await promised()
  const close = within(async (tx) => {
    await tx.update(bonuses).set({ closedAt: now(), closedAs: 'fulfilled' }).where(eq(bonuses.id, bonusId))
  })
  await expect(close).rejects.toThrow()
  expect(await closedAs(bonusId)).toBe(null)
})
