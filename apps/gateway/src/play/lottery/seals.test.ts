import { createHash } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draws, drawSeals } from '../../kernel/db/tables/index.ts'
import { minute, testNow } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { drawKinds, drawNumbers } from './draw-numbers.ts'
import { lotteryOfCode } from './find-lottery.ts'
import { drawCodeOf } from './schedule.ts'
import { chanceOf, findSeal, sealOf } from './seals.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const mekong = () => {
  const lottery = lotteryOfCode(site.gateway.catalogue, 'MEKONG4D')
  if (!lottery) throw new Error('no Mekong')
  return lottery
}
const drawnAt = async (at: number) =>
  (await site.gateway.db.select().from(draws).where(eq(draws.openedAt, at))).find(
    ({ gameId }) => gameId === mekong().gameId,
  )

test('the seal of a draw is told before it; what it was made from comes out with the numbers, and fits', async () => {
  const { db } = site.gateway
  const { gameId } = mekong()
  const told = await findSeal(db, gameId, testNow + minute)
  expect(told).toMatch(/^[\da-f]{64}$/)
  expect(
    (await db.select().from(drawSeals).where(eq(drawSeals.gameId, gameId)).orderBy(asc(drawSeals.openedAt))).map(
      ({ openedAt }) => openedAt - testNow,
    ),
  ).toEqual([minute, 2 * minute])
  site.advance(minute)
  await Promise.all([site.runJobs(), site.runJobs()])
  const drawn = await drawnAt(testNow + minute)
  const secret = drawn?.secret ?? ''
  expect(createHash('sha256').update(secret).digest('hex')).toBe(told)
  expect(drawn?.numbers).toBe(drawNumbers('4D', chanceOf(secret, drawCodeOf(mekong(), testNow + minute))))
  expect(await findSeal(db, gameId, testNow + minute)).toBeNull()
  expect(await findSeal(db, gameId, testNow + 3 * minute)).not.toBeNull()
})

test('two gateways that draw at once make one draw, of the secret that was sealed', async () => {
  const other = await site.twin()
  const told = await findSeal(site.gateway.db, mekong().gameId, testNow + 2 * minute)
  site.advance(minute)
  await Promise.all([site.runJobs(), other.runJobs(), site.runJobs(), other.runJobs()])
  expect(sealOf((await drawnAt(testNow + 2 * minute))?.secret ?? '')).toBe(told)
  expect(await site.gateway.db.$count(draws, eq(draws.openedAt, testNow + 2 * minute))).toBeGreaterThan(40)
})

test('a secret gives the same numbers again and again, other ones for every draw, and each as often', () => {
  for (const kind of drawKinds) {
    expect(drawNumbers(kind, chanceOf('ab', 'X-1'))).toBe(drawNumbers(kind, chanceOf('ab', 'X-1')))
    expect(
      Array.from({ length: 12 }, (_, at) => drawNumbers(kind, chanceOf('ab', `X-${at}`))).some(
        (one, _at, all) => one !== all[0],
      ),
    ).toBe(true)
  }
  const seen = Array.from({ length: 10 }, () => 0)
  const again = chanceOf('cd', 'Y-2')
  for (let rolled = 0; rolled < 20_000; rolled++) {
    const digit = again.roll(10)
    seen[digit] = (seen[digit] ?? 0) + 1
  }
  expect(seen.every((times) => Math.abs(times - 2000) < 200)).toBe(true)
})
