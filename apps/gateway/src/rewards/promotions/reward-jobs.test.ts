import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { claims } from '../../kernel/db/tables/index.ts'
import { startOfDay, startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { cashbackJob, cashbackOf } from './cashback-job.ts'
import { cashback, slotsRebate } from '../../app/seed/rewards/promotion-rules.ts'
import { dailyRebateJob, dailyRebateOf } from './daily-rebate-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

test('cashback of a week is worked out from its net loss and given once, however many gateways there are', async () => {
  const week = startOfWeek(testNow, 6)
  const { memberId } = await openPlayer(site, 'loser1')
  await play(site, memberId, { category: 'LIVE', stake: 80_000, win: 0 })
  await play(site, memberId, { category: 'RNG', stake: 15_000, win: 30_000 })
  site.advance(week + 7 * day + 9 * minute - site.gateway.clock.now())
  await runOnly(site, cashbackJob)
  const given = () =>
    site.gateway.db
      .select()
      .from(claims)
      .where(and(eq(claims.memberId, memberId), eq(claims.type, 'CASHBACK')))
  expect(await given()).toEqual([])
  site.advance(minute)
  const twin = await site.twin()
  await Promise.all([runOnly(site, cashbackJob), runOnly(twin, cashbackJob)])
  await runOnly(site, cashbackJob)
  expect(await given()).toMatchObject([{ amount: 76, status: 'claimed' }])
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_000 - 65_000 + 76)
})

test('the steps of the cashback and of the slots rebate', () => {
  expect(
    [49_999, 50_000, 1_999_999, 2_000_000, 9_999_999, 10_000_000, -5].map((loss) =>
      cashbackOf(cashback.rule, { loss, turnover: 1_000_000_000 }),
    ),
  ).toEqual([0, 1_000, 39_999, 60_000, 299_999, 350_000, 0])
  expect([50_000, 500_000, 2_000_000].map((turnover) => cashbackOf(cashback.rule, { loss: 50_000, turnover }))).toEqual(
    [40, 400, 1_000],
  )
  expect([99_999, 100_000, 123_456].map((turnover) => dailyRebateOf(slotsRebate.rule, turnover))).toEqual([0, 300, 370])
})

test('the slots rebate of a day comes at nine the next morning, free of terms, once', async () => {
  const today = startOfDay(site.gateway.clock.now()) + day
  site.advance(today + hour - site.gateway.clock.now())
  const { memberId } = await openPlayer(site, 'spinner1')
  for (let round = 0; round < 2; round++) await play(site, memberId, { category: 'RNG', stake: 60_000 })
  await play(site, memberId, { category: 'LIVE', stake: 90_000 })
  site.advance(today + day + 9 * hour - 1 - site.gateway.clock.now())
  await runOnly(site, dailyRebateJob)
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_000)
  site.advance(1)
  await runOnly(site, dailyRebateJob)
  await runOnly(site, dailyRebateJob)
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_360)
  const later = await site.logIn('spinner1', 'abcd1234')
  const history = (
    await site.ask('GET', '/wps/relay/MCS2_getPromotionClaimList?promotionType=REBATE', { token: later })
  ).body.value
  expect(history).toMatchObject({
    totalCount: 1,
    totalAmount: 3.6,
    list: [{ title: 'Daily slots rebate', amount: 3.6, status: 'claimed', terms: { wagerMultiple: 0 } }],
  })
})
