import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { games, pointEntries, rounds } from '../../kernel/db/tables/index.ts'
import { grantBonus } from '../bonus/grant-bonus.ts'
import { wageringsOf } from '../bonus/wagering.ts'
import { bestWinsOf } from '../../play/games/best-wins.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { earnPoints } from '../../rewards/points/earn-points.ts'
import { seedCatalogue } from '../../app/seed/seed-catalogue.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { turnoverOf } from '../turnover/turnover.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const midnight = startOfDay(testNow)
/** When the catalogue that is published moves the game: from SPORTS to RNG. */
const moved = midnight + 10 * hour

/** A slot that an older catalogue had among the sports, with two rounds before the move and one after it. */
async function movedGame(username: string) {
  const { db, catalogue } = site.gateway
  const gameId = catalogue.games.find(({ category }) => category === 'RNG')?.id ?? 0
  const { memberId, token } = await openPlayer(site, username)
  const staked = (stake: number, settledAt: number) =>
    db.insert(rounds).values({ id: randomUUID(), memberId, gameId, stake, win: stake * 9_000, settledAt })
  await db.update(games).set({ category: 'SPORTS' }).where(eq(games.id, gameId))
  const move = () => db.transaction((tx) => seedCatalogue(tx, moved))
  return { memberId, token, gameId, staked, move }
}
const byCategory = (rows: readonly { category: string; stake: number }[]) =>
  Object.fromEntries(rows.map(({ category, stake }) => [category, stake]))

test('what was played counts in the category that the game had then, on its day and after it, in every reader', async () => {
  const { db } = site.gateway
  const { memberId, token, staked, move } = await movedGame('mover1')
  await db.transaction((tx) =>
    grantBonus(tx, {
      memberId,
      amount: 100,
      kind: 'TICKET',
      note: 'A ticket',
      title: { EN: 'A ticket', TY: 'A ticket' },
      wager: 1_000_000,
      excluded: ['SPORTS'],
      maxBet: null,
      expiresAt: null,
      at: midnight,
    }),
  )
  await staked(1_000, midnight + hour)
  await staked(2_000, midnight + 2 * hour)
  await move()
  await staked(4_000, moved + hour)
  // Other gateways may have the old catalogue for some minutes.
  await staked(16_000, moved + minute)
  // A round that ended before the move and is booked after it.
  await staked(8_000, moved - minute)
  const expected = { RNG: 4_000, SPORTS: 27_000 }
  const within = async (until: number) => byCategory(await turnoverOf(db, { from: midnight, until }, [memberId]))
  expect([await within(midnight + 12 * hour), await within(midnight + day)]).toEqual([expected, expected])
  const listed = async (gameCategory: string): Promise<number> => {
    const { body } = await site.ask('GET', `/wps/report/accountGameBetHistory?gameCategory=${gameCategory}`, { token })
    return body.value.totals.stake * 100
  }
  expect([await listed('SPORTS'), await listed('RNG')]).toEqual([27_000, 4_000])
  expect((await wageringsOf(db, memberId, testNow)).map(({ staked: counted }) => counted)).toContain(4_000)
  const boards = async (board: string) =>
    (await bestWinsOf(db, board, midnight, testNow)).filter(({ memberName }) => memberName === 'mover1').length
  expect([await boards('SPORTS'), await boards('RNG')]).toEqual([4, 1])
})

test('a game that moves earns no points twice for what was played before', async () => {
  const { db } = site.gateway
  const { memberId, staked, move } = await movedGame('mover2')
  const points = async (): Promise<number> => {
    await db.transaction((tx) => earnPoints(tx, { earliest: midnight, until: testNow }))
    const [sum] = await db
      .select({ n: sql<number>`coalesce(sum(${pointEntries.points}), 0)`.mapWith(Number) })
      .from(pointEntries)
      .where(and(eq(pointEntries.memberId, memberId)))
    return sum?.n ?? 0
  }
  await staked(10_000_000, midnight + hour)
  const earned = await points()
  expect(earned).toBeGreaterThan(0)
  await move()
  expect(await points()).toBe(earned)
})
