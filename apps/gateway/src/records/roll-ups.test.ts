import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bestWinsByGame, bestWinsOf } from '../games/best-wins.ts'
import { startOfDay } from '../jobs/manila-calendar.ts'
import { rankTurnovers } from '../rank/turnovers.ts'
import { day, testNow } from '../testing/moments.ts'
import { openPlayer, play } from '../testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../testing/test-gateway.ts'
import { turnoverOf } from './turnover.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const rowsOf = async (statement: ReturnType<typeof sql>): Promise<Record<string, unknown>[]> => {
  const answer: unknown = await site.gateway.db.execute(statement)
  return (answer as { rows: Record<string, unknown>[] }).rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value])))
}

const fromRounds = (from: number, until: number) => rowsOf(sql`
  select r.member_id as "memberId", g.category, sum(r.stake) as stake, sum(r.stake) as turnover, sum(r.win) as win, count(*) as rounds,
    count(*) filter (where r.stake >= 2000) as "countedRounds"
  from rounds r join games g on g.id = r.game_id where r.settled_at >= ${from} and r.settled_at < ${until} group by 1, 2`)

const sorted = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()

test('the turnover of any stretch of time is the sum of its rounds', async () => {
  const midnight = startOfDay(testNow)
  for (const [from, until] of [
    [0, testNow], [midnight - 7 * day, midnight], [midnight - 7 * day - 5_000, midnight + 5_000], [midnight + 1_000, testNow],
    [midnight - day + 3_600_000, midnight - 3_600_000], [midnight, midnight],
  ] as const)
    expect(sorted(await turnoverOf(site.gateway.db, { from, until })), `${from} to ${until}`).toEqual(sorted(await fromRounds(from, until)))
})

test('a round counts at once for its member, by day, category and month', async () => {
  const { memberId } = await openPlayer(site, 'rollups1')
  await play(site, memberId, { category: 'RNG', stake: 700, win: 900 })
  await play(site, memberId, { category: 'LIVE', stake: 300, win: 0 })
  await play(site, memberId, { category: 'RNG', stake: 50, win: 0, at: testNow - 40 * day })
  const found = await turnoverOf(site.gateway.db, { from: startOfDay(testNow), until: startOfDay(testNow) + day }, [memberId])
  expect(sorted(found)).toEqual(sorted([
    { memberId, category: 'RNG', stake: 700, turnover: 700, win: 900, rounds: 1, countedRounds: 0 }, { memberId, category: 'LIVE', stake: 300, turnover: 300, win: 0, rounds: 1, countedRounds: 0 },
  ]))
  expect(await rankTurnovers(site.gateway.db, testNow + 1, [memberId])).toEqual([{ memberId, total: 1_050, monthly: 1_000 }])
})

test('the boards show the highest wins of the rounds', async () => {
  const since = testNow - 7 * day
  const highest = await rowsOf(sql`select win from rounds where settled_at > ${since} and win > 0 order by win desc limit 20`)
  const shown = await bestWinsOf(site.gateway.db, 'ALL', since, testNow)
  expect(shown.slice(0, 20).map(({ win }) => win)).toEqual(highest.map(({ win }) => win))
  const [best] = await rowsOf(sql`select game_id as id, max(win) as win from rounds where settled_at > ${testNow - day} group by 1 order by 2 desc limit 1`)
  expect((await bestWinsByGame(site.gateway.db, [Number(best?.['id'])], testNow - day)).get(Number(best?.['id']))).toBe(best?.['win'])
})
