import { asc, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gameHours } from '../../kernel/db/tables/index.ts'
import { hour, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { countRounds } from './count-rounds.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('rounds are counted by game and hour when the hour is over, also those of the hours that a stop left out, once', async () => {
  const { db, catalogue } = site.gateway
  const begin = Math.ceil(testNow / hour) * hour
  site.advance(begin + minute - testNow)
  await runOnly(site, countRounds)
  const { memberId } = await openPlayer(site, 'hours1')
  for (const at of [0, 1_000, hour - 1, hour, 3 * hour])
    await play(site, memberId, { category: 'RNG', stake: 100, at: begin + at })
  const game = catalogue.games.find(({ category }) => category === 'RNG')?.id
  const counted = () =>
    db
      .select({ gameId: gameHours.gameId, hour: gameHours.hour, rounds: gameHours.rounds })
      .from(gameHours)
      .where(inArray(gameHours.hour, [begin, begin + hour, begin + 2 * hour, begin + 3 * hour]))
      .orderBy(asc(gameHours.hour))
  expect(await counted()).toEqual([])
  site.advance(3 * hour)
  for (let look = 0; look < 2; look++) {
    await runOnly(site, countRounds)
    expect(await counted()).toEqual([
      { gameId: game, hour: begin, rounds: 3 },
      { gameId: game, hour: begin + hour, rounds: 1 },
    ])
  }
  site.advance(hour)
  await runOnly(site, countRounds)
  expect((await counted()).at(-1)).toEqual({ gameId: game, hour: begin + 3 * hour, rounds: 1 })
})
