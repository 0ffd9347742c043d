import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, isNull, sql, sum } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { draws, lotteryTickets, rounds } from '../../kernel/db/tables/index.ts'
import { lotteryOfCode } from '../lottery/find-lottery.ts'
import { minute } from '../../app/testing/moments.ts'
import { runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { settleTickets } from './settle-tickets.ts'
import { ticketsIn } from './tickets-together.ts'

const player = 1_000_001
let site: TestGateway
let db: Database
let gameId: number
let drawAt: number
beforeAll(async () => {
  site = await startTestGateway({ transferProviders: [] })
  db = site.gateway.db
  site.advance(minute)
  await site.runJobs()
  gameId = lotteryOfCode(site.gateway.catalogue, 'MEKONG4D')?.gameId ?? 0
  const [last] = await db.select().from(draws).where(eq(draws.gameId, gameId)).orderBy(desc(draws.openedAt)).limit(1)
  drawAt = last?.openedAt ?? 0
})
afterAll(() => site.close())

const sides = { play: 'bigSmall', chosen: ['big small'], stake: 100 }

/** Sells tickets on both sides of a draw of the past, ₱2.00 each, without taking the stakes. */
const sold = async (tickets: number, changes: Partial<typeof lotteryTickets.$inferInsert> = {}): Promise<void> => {
  await db.insert(lotteryTickets).values(
    Array.from({ length: tickets }, () => ({
      id: randomUUID(),
      memberId: player,
      gameId,
      drawAt,
      wallet: 'main',
      lines: [sides],
      stake: 200,
      seal: '',
      soldAt: drawAt - 1,
      win: null,
      numbers: null,
      ...changes,
    })),
  )
}
const waiting = () => db.$count(lotteryTickets, and(isNull(lotteryTickets.win), eq(lotteryTickets.drawAt, drawAt)))

test('one period settles all tickets that are due, however many batches they take, and two gateways settle each once', async () => {
  await sold(1_300)
  const before = await db.$count(rounds, eq(rounds.gameId, gameId))
  const twin = await site.twin()
  site.advance(minute)
  await Promise.all([runOnly(site, settleTickets), runOnly(twin, settleTickets)])
  await runOnly(twin, settleTickets)
  expect(await waiting()).toBe(0)
  expect((await db.$count(rounds, eq(rounds.gameId, gameId))) - before).toBe(1_300)
  const [turnover] = await db
    .select({ of: sum(rounds.validTurnover).mapWith(Number), rounds: count() })
    .from(rounds)
    .where(
      and(
        eq(rounds.gameId, gameId),
        eq(rounds.memberId, player),
        eq(rounds.stake, 200),
        eq(rounds.settledAt, site.gateway.clock.now()),
      ),
    )
  expect(turnover).toEqual({ of: 1_300 * 10, rounds: 1_300 })
})

test('a period that is longer than a minute at its tickets lets the next draws come first, and the next period goes on', async () => {
  await sold(450)
  site.advance(minute)
  const slow = {
    ...settleTickets,
    batch: async (...[tx, gateway, period, step]: Parameters<typeof settleTickets.batch>) => {
      const next = await settleTickets.batch(tx, gateway, period, { ...step, size: 200 })
      site.advance(minute)
      return next
    },
  }
  const left: number[] = []
  for (let looks = 0; looks < 3; looks++) {
    await runOnly(site, slow)
    left.push(await waiting())
  }
  expect(left).toEqual([250, 50, 0])
  expect(site.logged.filter(({ msg }) => msg === 'job failed')).toEqual([])
})

test('the tickets of a member in a draw are found without reading those of other draws', async () => {
  const memberId = player + 1
  await sold(3_000, { memberId, drawAt: drawAt - 60 * minute, win: 0, numbers: '1,2,3,4' })
  await sold(3, { memberId })
  await db.execute(sql`analyze lottery_tickets`)
  const explained = JSON.stringify(
    await db.execute(sql`explain (analyze, format json) ${ticketsIn([{ memberId, gameId, drawAt }])}`),
  )
  expect(explained).toContain('lottery_tickets_draw')
  expect(explained).not.toContain('Rows Removed by Filter')
})
