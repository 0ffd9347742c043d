import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../kernel/db/open-database.ts'
import { rounds } from '../../kernel/db/tables/index.ts'
import { bestWinsByGame, bestWinsOf } from '../../play/games/best-wins.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { rankTurnovers } from '../../rewards/rank/turnovers.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { turnoverOf } from '../turnover/turnover.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const rowsOf = async (
  statement: ReturnType<typeof sql>,
  db: Database = site.gateway.db,
): Promise<Record<string, unknown>[]> => {
  const { rows } = await db.execute(statement)
  return rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
      ]),
    ),
  )
}

/** Ends a transaction that leaves nothing behind. */
class Undone extends Error {}
const undone = (error: unknown): void => {
  if (!(error instanceof Undone)) throw error
}

/** The formula of what counts, over the rounds themselves. */
const risked = sql`greatest(coalesce(r.valid_turnover, r.stake) - r.credit_stake, 0)`
const fromRounds = (from: number, until: number, db?: Database) =>
  rowsOf(
    sql`
  select r.member_id as "memberId", g.category, sum(r.stake) as stake, sum(${risked}) as turnover, sum(r.win) as win, count(*) as rounds,
    count(*) filter (where ${risked} >= 2000) as "countedRounds"
  from rounds r join games g on g.id = r.game_id where r.settled_at >= ${from} and r.settled_at < ${until} group by 1, 2`,
    db,
  )

const sorted = (rows: readonly object[]): string[] =>
  rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

test('the turnover of any stretch of time is the sum of its rounds', async () => {
  const midnight = startOfDay(testNow)
  for (const [from, until] of [
    [0, testNow],
    [midnight - 7 * day, midnight],
    [midnight - 7 * day - 5_000, midnight + 5_000],
    [midnight + 1_000, testNow],
    [midnight - day + 3_600_000, midnight - 3_600_000],
    [midnight, midnight],
  ] as const)
    expect(sorted(await turnoverOf(site.gateway.db, { from, until })), `${from} to ${until}`).toEqual(
      sorted(await fromRounds(from, until)),
    )
})

test('whatever is booked, with covered bets and play-only money, the roll-ups are the sum of the rounds', async () => {
  const games = site.gateway.catalogue.games
    .filter(({ category }, at, all) => all.findIndex((other) => other.category === category) === at)
    .map(({ id }) => id)
  const midnight = startOfDay(testNow) + 400 * day
  const moment = fc.oneof(fc.integer({ min: -day, max: day }), fc.constantFrom(-day, -1, 0, 1, day))
  const round = fc.record({
    memberId: fc.constantFrom(1_000_001, 1_000_002, 1_000_003),
    gameId: fc.constantFrom(...games),
    stake: fc.integer({ min: 0, max: 5_000 }),
    win: fc.integer({ min: 0, max: 20_000 }),
    validTurnover: fc.option(fc.integer({ min: 0, max: 5_000 })),
    creditStake: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 5_000 })),
    at: moment,
  })
  const bookings = fc.array(fc.array(round, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(bookings, moment, moment, async (statements, a, b) => {
      const [from, until] = [midnight + Math.min(a, b), midnight + Math.max(a, b)]
      await site.gateway.db
        .transaction(async (tx) => {
          for (const booked of statements)
            await tx
              .insert(rounds)
              .values(booked.map(({ at, ...row }) => ({ ...row, id: randomUUID(), settledAt: midnight + at })))
          for (const period of [
            { from, until },
            { from: midnight - day, until: midnight + 2 * day },
          ])
            expect(sorted(await turnoverOf(tx, period))).toEqual(
              sorted(await fromRounds(period.from, period.until, tx)),
            )
          throw new Undone()
        })
        .catch(undone)
    }),
    { numRuns: 40, seed: 20 },
  )
})

test('what an older database holds is rolled up by the migration as the trigger does it', async () => {
  const statements = readFileSync(new URL('../../../drizzle/0020_rollups.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  )
  const backFill = statements.filter((text) => /^(?:\s|--.*\n)*INSERT INTO member_days/.test(text))
  expect(backFill).toHaveLength(1)
  const all = sql`select member_id, day, category, stake, turnover, win, rounds, counted_rounds from member_days`
  await site.gateway.db
    .transaction(async (tx) => {
      const before = sorted(await rowsOf(all, tx))
      await tx.execute(sql`delete from member_days`)
      for (const text of backFill) await tx.execute(sql.raw(text))
      expect(sorted(await rowsOf(all, tx))).toEqual(before)
      expect(before.length).toBeGreaterThan(20)
      throw new Undone()
    })
    .catch(undone)
})

test('a round counts at once for its member, by day, category and month', async () => {
  const { memberId } = await openPlayer(site, 'rollups1')
  await play(site, memberId, { category: 'RNG', stake: 700, win: 900 })
  await play(site, memberId, { category: 'LIVE', stake: 300, win: 0 })
  await play(site, memberId, { category: 'RNG', stake: 50, win: 0, at: testNow - 40 * day })
  const found = await turnoverOf(site.gateway.db, { from: startOfDay(testNow), until: startOfDay(testNow) + day }, [
    memberId,
  ])
  expect(sorted(found)).toEqual(
    sorted([
      { memberId, category: 'RNG', stake: 700, turnover: 700, win: 900, rounds: 1, countedRounds: 0 },
      { memberId, category: 'LIVE', stake: 300, turnover: 300, win: 0, rounds: 1, countedRounds: 0 },
    ]),
  )
  expect(await rankTurnovers(site.gateway.db, testNow + 1, [memberId])).toEqual([
    { memberId, total: 1_050, monthly: 1_000 },
  ])
})

test('the boards show the highest wins of the rounds', async () => {
  const since = testNow - 7 * day
  const highest = await rowsOf(
    sql`select win from rounds where settled_at > ${since} and win > 0 order by win desc limit 20`,
  )
  const shown = await bestWinsOf(site.gateway.db, 'ALL', since, testNow)
  expect(shown.slice(0, 20).map(({ win }) => win)).toEqual(highest.map(({ win }) => win))
  const [best] = await rowsOf(
    sql`select game_id as id, max(win) as win from rounds where settled_at > ${testNow - day} group by 1 order by 2 desc limit 1`,
  )
  expect((await bestWinsByGame(site.gateway.db, [Number(best?.['id'])], testNow - day)).get(Number(best?.['id']))).toBe(
    best?.['win'],
  )
})
