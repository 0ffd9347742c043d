import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { bonuses } from '../../kernel/db/tables/index.ts'
import { startOfDay, startOfWeek } from '../../kernel/jobs/market-calendar.ts'
import { day, hour, testNow } from '../../app/testing/moments.ts'
import { openPlayer, play, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const listed = async (token: string, query = '') =>
  (await site.ask('GET', `/wps/relay/MCSFE_getClaimPromotion${query}`, { token })).body.value
const offer = async (token: string | undefined, id: number) => {
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getPromotionOffers', token ? { token } : {})
  return body.value.list.find(({ promotionId }: { promotionId: number }) => promotionId === id)
}
const claim = (token: string, promotionClaimId: number) =>
  send(site, '/wps/relay/MCSFE_claimIssuedPromotion', token, { promotionClaimId })

test('[BEY-02] every figure of an offer and of a reward carries its terms', async () => {
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getPromotionOffers')
  for (const { amount, maximumAmount, percent, terms } of body.value.list)
    if (amount !== null || maximumAmount !== null || percent !== null)
      expect(terms).toMatchObject({ wagerMultiple: expect.any(Number), timeZone: 'Asia/Manila' })
  expect(await offer(undefined, 105)).toMatchObject({
    action: 'deposit',
    maximumAmount: 5000,
    terms: {
      locked: true,
      wagerMultiple: 50,
      minDeposit: 200,
      validDays: 30,
      excludedCategories: ['LIVE'],
      weights: { PVP: 25, FISH: 10, RNG: 5 },
    },
  })
  expect(await offer(undefined, 104)).toMatchObject({ amount: null, terms: null })
  const merchant = (await site.ask('GET', '/wps/relay/MCSFE_getMerchantAvailablePromotions')).body.value
  expect(merchant).toMatchObject({ CASHBACK: { enabled: true, count: 1 }, DEPOSIT: { enabled: true } })
  const rewards = await listed(await site.logIn(), '?status=')
  expect(rewards.length).toBeGreaterThan(2)
  for (const { terms, promotionType } of rewards)
    expect(terms).toMatchObject({ wagerMultiple: promotionType === 'REFERRAL' ? 50 : 1, wager: expect.any(Number) })
})

test('[MEM-06] the catch of the day is issued at the stake, to the first hundred, and claimed once', async () => {
  const { token, memberId } = await openPlayer(site, 'fisher1')
  for (let round = 0; round < 20; round++) await play(site, memberId, { category: 'FISH', stake: 99_900 })
  await play(site, memberId, { category: 'RNG', stake: 50_000 })
  expect(await listed(token)).toEqual([])
  expect(await offer(token, 107)).toMatchObject({
    status: null,
    progress: { current: 19_980, target: 20_000 },
    left: 100,
  })
  await play(site, memberId, { category: 'FISH', stake: 2_000 })
  // How many are left may be five seconds old.
  site.advance(5_000)
  const [reward] = await listed(token)
  expect(reward).toMatchObject({
    promotionType: 'TURNOVER',
    promotionId: 107,
    title: 'Catch of the day',
    amount: 88,
    status: 'issued',
  })
  expect(await offer(token, 107)).toMatchObject({ status: 'issued', rewardId: reward.rewardId, left: 99 })
  const before = await playableBalance(site.gateway.db, memberId)
  expect((await claim(token, reward.rewardId)).body.value).toMatchObject({ status: 'claimed', terms: { wager: 176 } })
  expect((await claim(token, reward.rewardId)).body.errorCode).toBe('promotion.claim.claimed')
  expect(await playableBalance(site.gateway.db, memberId)).toBe(before + 8_800)
  const given = await site.gateway.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.kind, 'TURNOVER')))
  expect(given).toMatchObject([{ amount: 8_800, wager: 17_600 }])
  expect(await listed(token)).toEqual([])
  expect(await offer(token, 107)).toMatchObject({ status: 'claimed', rewardId: null })
})

test('one member cannot claim what was issued to another', async () => {
  const mine = await openPlayer(site, 'fisher2')
  const other = await openPlayer(site, 'fisher3')
  for (let round = 0; round < 20; round++) await play(site, mine.memberId, { category: 'FISH', stake: 100_000 })
  const [reward] = await listed(mine.token)
  expect((await claim(other.token, reward.rewardId)).body.errorCode).toBe('promotion.claim.missing')
  expect(await listed(other.token, '?status=')).toEqual([])
  site.advance(startOfDay(testNow) + 2 * day - site.gateway.clock.now() - 1)
  const later = await site.logIn('fisher2', 'abcd1234')
  expect(await listed(later)).toHaveLength(1)
  site.advance(1)
  expect((await claim(later, reward.rewardId)).body.errorCode).toBe('promotion.claim.closed')
})

test('a weekend is joined first, counts live tables, and is claimed up to a week later', async () => {
  const weekend = startOfWeek(site.gateway.clock.now(), 6) + 7 * day
  site.advance(weekend + hour - site.gateway.clock.now())
  const { token, memberId } = await openPlayer(site, 'weekend1')
  for (let round = 0; round < 100; round++) await play(site, memberId, { category: 'LIVE', stake: 100_000 })
  expect(await listed(token)).toEqual([])
  expect(await offer(token, 108)).toMatchObject({ status: 'join', progress: { current: 100_000, target: 100_000 } })
  const joined = await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', token, { promotionId: 108 })
  expect(joined.body.value).toEqual({
    promotionId: 108,
    status: 'signed',
    startTime: weekend,
    endTime: weekend + 2 * day,
  })
  expect((await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', token, { promotionId: 108 })).body.success).toBe(
    true,
  )
  expect((await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', token, { promotionId: 107 })).body.errorCode).toBe(
    'promotion.join.none',
  )
  expect(await listed(token)).toMatchObject([{ promotionType: 'SIGNUP', amount: 38, expiresAt: weekend + 9 * day }])
  const idle = await openPlayer(site, 'weekend2')
  await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', idle.token, { promotionId: 108 })
  expect(await listed(idle.token)).toEqual([])
  expect(await offer(idle.token, 108)).toMatchObject({ status: 'signed' })
})

test('[PRM-02] the badge counts what waits; kinds are open to players, the referral not to agents', async () => {
  const ask = async (username: string) =>
    (await site.ask('GET', '/wps/relay/MCSFE_getAvailablePromotions', { token: await site.logIn(username) })).body
  const player = (await ask('linhtran88')).value
  expect(player.REFERRAL.enabled).toBe(true)
  expect(player).toMatchObject({ LOGIN: { enabled: true, count: 1 }, TICKET: { enabled: true } })
  expect((await ask('marcobay01')).value.REFERRAL).toEqual({ enabled: false, count: 0 })
  expect((await ask('guest4021')).errorCode).toBe('in_need_true_account')
})

test('new members see what waits for them, with its terms', async () => {
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getRegisterPromotionList')
  expect(body.value.list).toMatchObject([
    { promotionId: 103, title: 'Zalo welcome', maximumAmount: 131_000, currency: 'VND', terms: { wagerMultiple: 3 } },
    { promotionId: 104, title: 'A first look', amount: null },
  ])
})
