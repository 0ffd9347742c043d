import { randomUUID } from 'node:crypto'
import { and, eq, gte } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rounds } from '../../kernel/db/tables/index.ts'
import { lotteryOfCode } from '../../play/lottery/find-lottery.ts'
import { nextOpening, numeroOf } from '../../play/lottery/schedule.ts'
import { countPlay } from '../../rewards/points/count-play.ts'
import { rankTurnovers } from '../../rewards/rank/turnovers.ts'
import { playsIn } from '../../agents/salaries/plays.ts'
import { sportsbookHelpers } from '../../app/testing/sportsbook-helpers.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { openGame } from '../../app/testing/open-game.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { turnoverOf } from './turnover.ts'

const player = 1_000_001
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ transferProviders: [] })))
afterAll(() => site.close())

const titled = (engine: string, title?: string) =>
  site.gateway.catalogue.games.find(
    (game) => game.engine === engine && (!title || game.title === title) && !game.maintenanceTo,
  )?.id ?? 0

const booked = () =>
  site.gateway.db
    .select({ stake: rounds.stake, valid: rounds.validTurnover })
    .from(rounds)
    .where(and(eq(rounds.memberId, player), gte(rounds.settledAt, testNow)))
    .orderBy(rounds.settledAt)

async function sums() {
  const { db, clock } = site.gateway
  const period = { from: testNow, until: clock.now() + 1 }
  const total = (rows: readonly { memberId: number; sum: number }[]) =>
    rows.filter(({ memberId }) => memberId === player).reduce((all, { sum }) => all + sum, 0)
  const [records, plays, points] = [
    await turnoverOf(db, period, [player]),
    await playsIn(db, [player])(period),
    await countPlay(db, period),
  ]
  const [rank] = await rankTurnovers(db, clock.now() + 1, [player])
  const [before] = await rankTurnovers(db, testNow, [player])
  return {
    stakes: records.reduce((all, { stake }) => all + stake, 0),
    records: records.reduce((all, { turnover }) => all + turnover, 0),
    salaries: total(plays.map(({ memberId, turnover }) => ({ memberId, sum: turnover }))),
    points: total(points),
    rank: (rank?.total ?? 0) - (before?.total ?? 0),
  }
}

test('Player and Banker together count the commission they can cost, for everything that counts turnover', async () => {
  const frame = await openGame(site, await site.logIn(), titled('baccarat'))
  const [least = 1_000] = frame.opening.chips as number[]
  const play = (stakes: object) => frame.act('/api/baccarat/round', { stakes }, randomUUID())
  expect((await play({ player: 2 * least, banker: 2 * least })).body.success).toBe(true)
  expect(await booked()).toEqual([{ stake: 4 * least, valid: least / 10 }])
  const valid = least / 10
  expect(await sums()).toEqual({ stakes: 4 * least, records: valid, salaries: valid, points: valid, rank: valid })
})

test('bets on both sides of a market count together, however they are placed', async () => {
  const hands = sportsbookHelpers(site)
  site.advance(minute)
  await hands.work()
  const frame = await openGame(site, await site.logIn(), titled('sportsbook', 'Virtual Liga'))
  const [fixture] = await hands.fixturesOf('FIVEHILLS')
  const from = site.gateway.clock.now()
  for (const pick of ['over', 'under']) {
    const leg = await hands.legOn(fixture?.id ?? 0, 'goals', pick)
    expect(
      (await frame.act('/api/sportsbook/bet', { kind: 'single', stake: 10_000, legs: [leg] }, randomUUID())).body
        .success,
    ).toBe(true)
  }
  await hands.playOut(fixture)
  const rows = await site.gateway.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.memberId, player), gte(rounds.settledAt, from)))
  expect(rows.map(({ stake }) => stake)).toEqual([10_000, 10_000])
  expect(rows.every(({ validTurnover }) => validTurnover !== null && validTurnover > 0 && validTurnover < 2_500)).toBe(
    true,
  )
})

test('tickets that cover a draw count together', async () => {
  const lottery = lotteryOfCode(site.gateway.catalogue, 'MEKONG4D')
  if (!lottery) throw new Error('there is no such lottery')
  site.advance(minute - (site.gateway.clock.now() % minute))
  await site.runJobs()
  const frame = await openGame(site, await site.logIn(), lottery.gameId)
  const from = site.gateway.clock.now()
  const numero = numeroOf(lottery, nextOpening(lottery, from))
  const [stake] = frame.opening.stakes as number[]
  for (const side of ['big', 'small']) {
    const lines = [{ play: 'bigSmall', chosen: [side], stake }]
    expect(
      (await frame.act('/api/draw-games/ticket', { game: 'MEKONG4D', numero, lines }, randomUUID())).body.success,
    ).toBe(true)
  }
  site.advance(minute)
  await site.runJobs()
  const rows = await site.gateway.db
    .select()
    .from(rounds)
    .where(and(eq(rounds.gameId, lottery.gameId), gte(rounds.settledAt, from), eq(rounds.memberId, player)))
  expect(rows.map((row) => [row.stake, row.validTurnover])).toEqual([
    [stake, (stake ?? 0) / 20],
    [stake, (stake ?? 0) / 20],
  ])
})
