import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claims, members } from '../../kernel/db/tables/index.ts'
import { startOfDay, startOfMonth } from '../../kernel/jobs/market-calendar.ts'
import { day, hour, minute, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, runOnly, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { rankJob } from './rank-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const progress = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getPlayerRankProgress', { token })).body.value
const waiting = async (token: string, type: string) =>
  (await site.ask('GET', `/wps/relay/MCSFE_getClaimPromotion?promotionType=${type}`, { token })).body.value
const to = (at: number): void => site.advance(at - site.gateway.clock.now())

test('how far the next rank is, and what every rank gives', async () => {
  const { token, memberId } = await openPlayer(site, 'climber1')
  await play(site, memberId, { category: 'RNG', stake: 40_000 })
  const value = await progress(token)
  expect(value).toMatchObject({
    playerRankName: 'VIP0',
    rankLevel: 0,
    nextRankName: 'VIP1',
    nextRankLevel: 1,
    monthlyTurnover: { actual: 400, expected: 500 },
    totalTurnover: {
      actual: 400,
      expected: 2000,
    },
    terms: { wagerMultiple: 1 },
  })
  expect(value.ranks).toHaveLength(9)
  expect(value.ranks[2]).toMatchObject({
    rankName: 'VIP2',
    totalTurnover: 10_000,
    upgradeBonus: 6,
    salary: 1,
    rebates: { RNG: 0.1, LIVE: 0.02 },
  })
  expect(await progress(await site.logIn())).toMatchObject({ playerRankName: 'VIP2', nextRankName: 'VIP3' })
  expect(
    (await site.ask('GET', '/wps/relay/MCSFE_getPlayerRankProgress', { token: await site.logIn('guest4021') })).body
      .errorCode,
  ).toBe('in_need_true_account')
})

test('a rank is raised the night after, several at once, with a bonus for each, once', async () => {
  const { memberId } = await openPlayer(site, 'climber2')
  for (let round = 0; round < 10; round++) await play(site, memberId, { category: 'RNG', stake: 100_000 })
  const midnight = startOfDay(testNow) + day
  to(midnight + 9 * minute)
  await runOnly(site, rankJob)
  expect((await progress(await site.logIn('climber2', 'abcd1234'))).rankLevel).toBe(0)
  site.advance(minute)
  const twin = await site.twin()
  await Promise.all([runOnly(site, rankJob), runOnly(twin, rankJob)])
  const later = await site.logIn('climber2', 'abcd1234')
  expect(await progress(later)).toMatchObject({ rankLevel: 2, totalTurnover: { actual: 10_000, expected: 50_000 } })
  expect((await site.ask('GET', '/wps/member/info', { token: later })).body.value.clubLabel).toEqual({
    labelName: 'VIP2',
    color: '#5fd8a5',
    color2: '#1d3843',
    rankLevel: 2,
  })
  const bonuses = await waiting(later, 'UPGRADE_BONUS')
  expect(bonuses.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([1, 6])
  const { claimDays } = await progress(later)
  expect(bonuses[0].expiresAt - bonuses[0].issuedAt).toBe(claimDays * day)
  site.advance(day)
  await runOnly(site, rankJob)
  const again = await site.logIn('climber2', 'abcd1234')
  expect(await waiting(again, 'UPGRADE_BONUS')).toHaveLength(2)
  expect(
    (
      await send(site, '/wps/relay/MCSFE_claimIssuedPromotion', again, {
        promotionClaimId: bonuses[0].rewardId,
        promotionType: 'UPGRADE_BONUS',
      })
    ).body.success,
  ).toBe(true)
})

test('a salary is issued for each month with the turnover of the rank, also when the first night was missed', async () => {
  const { memberId } = await openPlayer(site, 'climber3')
  const idle = await openPlayer(site, 'climber4')
  const { db } = site.gateway
  for (const id of [memberId, idle.memberId]) await db.update(members).set({ rankLevel: 3 }).where(eq(members.id, id))
  for (let round = 0; round < 10; round++) await play(site, memberId, { category: 'SPORTS', stake: 100_000 })
  await play(site, idle.memberId, { category: 'SPORTS', stake: 99_900 })
  const december = startOfMonth(testNow, 1)
  to(december + 3 * day + hour)
  await runOnly(site, rankJob)
  site.advance(day)
  await runOnly(site, rankJob)
  const salary = (id: number) =>
    db
      .select()
      .from(claims)
      .where(and(eq(claims.memberId, id), eq(claims.type, 'RANK_SALARY')))
  expect(await salary(memberId)).toMatchObject([{ reference: '2026-11', amount: 800, status: 'issued' }])
  expect(await salary(idle.memberId)).toEqual([])
  to(startOfMonth(testNow, 2) + hour)
  await runOnly(site, rankJob)
  expect(await salary(memberId)).toHaveLength(1)
})

test('the salaries of a month that was broken off are issued on a later night, to those who have none yet', async () => {
  const { memberId } = await openPlayer(site, 'climber5')
  const { db } = site.gateway
  await db.update(members).set({ rankLevel: 3 }).where(eq(members.id, memberId))
  const now = site.gateway.clock.now()
  for (let round = 0; round < 10; round++) await play(site, memberId, { category: 'SPORTS', stake: 100_000, at: now })
  to(startOfMonth(now, 1) + hour)
  const night = startOfDay(site.gateway.clock.now()) + 10 * minute
  await db.transaction(
    async (tx) =>
      void (await rankJob.batch(
        tx as never,
        site.gateway,
        { from: night - day, until: night },
        { cursor: null, size: 1 },
      )),
  )
  site.advance(2 * day)
  await runOnly(site, rankJob)
  const salaries = await db
    .select()
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.type, 'RANK_SALARY')))
  expect(salaries).toMatchObject([{ amount: 800, status: 'issued' }])
})
