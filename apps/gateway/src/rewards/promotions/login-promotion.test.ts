import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { bonuses } from '../../kernel/db/tables/index.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { day, testNow } from '../../app/testing/moments.ts'
import { openPlayer, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const name = 'daily01'
const logIn = () => site.logIn(name, 'abcd1234')
const state = async () =>
  (await site.ask('GET', '/wps/relay/MCSFE_getLoginPromotion', { token: await logIn() })).body.value
const take = async () => (await send(site, '/wps/relay/MCSFE_claimLoginPromotion', await logIn(), {})).body

test('a day is taken once, days in a row give more, a missed day begins again', async () => {
  const { memberId } = await openPlayer(site, name)
  expect(await state()).toMatchObject({
    streak: 0,
    day: 1,
    claimedToday: false,
    nextAt: testNow,
    endsAt: startOfDay(testNow) + day,
    timeZone: 'Asia/Manila',
  })
  const midnight = startOfDay(testNow) + day
  expect((await take()).value).toMatchObject({
    day: 1,
    amount: 1,
    streak: 1,
    nextAt: midnight,
    terms: { wager: 0, playOnly: true, validDays: 7 },
  })
  expect((await take()).errorCode).toBe('promotion.login.claimed')
  expect(await state()).toMatchObject({ streak: 1, day: 1, claimedToday: true, nextAt: midnight, endsAt: null })
  site.advance(midnight - 1 - testNow)
  expect((await take()).errorCode).toBe('promotion.login.claimed')
  site.advance(1)
  expect((await take()).value).toMatchObject({ day: 2, amount: 2 })
  const { days } = await state()
  expect(days.map(({ claimed }: { claimed: boolean }) => claimed)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ])
  for (const amount of [3, 5, 8, 10, 28, 1]) {
    site.advance(day)
    expect((await take()).value).toMatchObject({ amount })
  }
  site.advance(2 * day)
  expect(await state()).toMatchObject({ streak: 0, day: 1, claimedToday: false })
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_000 + (1 + 2 + 3 + 5 + 8 + 10 + 28 + 1) * 100)
  const given = await site.gateway.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.kind, 'LOGIN')))
  expect([given.length, given.every(({ playOnly, wager }) => playOnly && wager === 0)]).toEqual([8, true])
})

test('of many tries at once one is taken; guests see what there is', async () => {
  const { token, memberId } = await openPlayer(site, 'daily02')
  await Promise.all(Array.from({ length: 4 }, () => send(site, '/wps/relay/MCSFE_claimLoginPromotion', token, {})))
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_100)
  const { value } = (await site.ask('GET', '/wps/relay/MCSFE_getLoginPromotionConfig')).body
  expect(value).toMatchObject({
    enabled: true,
    days: [
      { day: 1, amount: 1, claimed: false, terms: { wagerMultiple: 0, playOnly: true } },
      {},
      {},
      {},
      {},
      {},
      { amount: 28 },
    ],
  })
})
