import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bonuses, claims } from '../../../kernel/db/tables/index.ts'
import { startOfWeek } from '../../../kernel/jobs/market-calendar.ts'
import { cashbackJob } from '../../../rewards/promotions/cashback-job.ts'
import { day, hour, minute } from '../../testing/moments.ts'
import { promotionFile } from '../../testing/promotion-file.ts'
import { openPlayer, play, runOnly, send, type Player } from '../../testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const operate = (...args: readonly string[]) => site.operate('promotion', ...args)
const added = async (changes: Parameters<typeof promotionFile>[0]): Promise<number> =>
  Number(/\d+/.exec(String(await operate('add', '--file', promotionFile(changes))))?.[0])
const goTo = (at: number) => site.advance(at - site.gateway.clock.now())
const claimsOf = ({ memberId }: Player, type: string) =>
  site.gateway.db
    .select({ promotionId: claims.promotionId, amount: claims.amount })
    .from(claims)
    .where(and(eq(claims.memberId, memberId), eq(claims.type, type)))
    .orderBy(asc(claims.id))

const offered = async ({ token }: Player) =>
  (await site.ask('GET', '/wps/promotions/deposit', { token })).body.value.list
const deposit = async ({ token }: Player, amount: number, promotionId: number) =>
  (await send(site, '/wps/relay/MCSFE_depositByQRImageUrl', token, { amount, bankCode: 'PERLAS', promotionId })).body
const orderOf = async ({ token }: Player, orderNo: string) =>
  (await site.ask('GET', `/wps/relay/MCSFE_getDepositOrder?orderNo=${orderNo}`, { token })).body.value
const bonusesOf = ({ memberId }: Player) =>
  site.gateway.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.kind, 'deposit')))

test('a bonus of a deposit that the operator adds goes with a deposit under its terms, and with none once it is ended', async () => {
  const id = await added({
    rule: { type: 'DEPOSIT', percent: 10, maximum: 100, minimumDeposit: 150, nth: 1 },
    terms: { multiple: 60.5, days: 10, maxBet: 20, excluded: ['LIVE'], weights: { PVP: 25, FISH: 10, RNG: 5 } },
  })
  const [first, late] = [await openPlayer(site, 'depositor1'), await openPlayer(site, 'depositor2')]
  expect((await offered(first)).find(({ promotionId }: { promotionId: number }) => promotionId === id)).toMatchObject({
    title: 'Card night',
    percent: 10,
    maximumBonus: 100,
    minimumDeposit: 150,
    wagerTimes: 60.5,
    days: 10,
    terms: { locked: true, maxBet: 20, minDeposit: 150, excludedCategories: ['LIVE'] },
    available: true,
  })
  expect((await deposit(first, 149, id)).value.reason).toContain('150')
  const [one, two] = [await deposit(first, 333, id), await deposit(late, 333, id)]
  await site.operate('confirm-deposit', one.value.orderNo)
  expect(await orderOf(first, one.value.orderNo)).toMatchObject({
    status: 'paid',
    bonusAmount: 33.3,
    bonusWager: 2014.65,
  })
  expect(await bonusesOf(first)).toMatchObject([
    { amount: 3_330, wager: 201_465, locked: true, maxBet: 2_000, excluded: 'LIVE', title: { EN: 'Card night' } },
  ])
  expect((await deposit(first, 333, id)).value.reason).toBe('It is for the first deposit of an account only.')
  await operate('end', String(id))
  await site.operate('confirm-deposit', two.value.orderNo)
  expect(await orderOf(late, two.value.orderNo)).toMatchObject({ status: 'paid', bonusAmount: null })
  expect(await bonusesOf(late)).toEqual([])
  expect((await deposit(late, 333, id)).errorCode).toBe('deposit.promotion.unavailable')
  expect(await bonusesOf(first)).toMatchObject([{ wager: 201_465, closedAt: null }])
})

test('every cashback that ran through its week is given for it, each once; one that was ended in it gives nothing', async () => {
  const wednesday = startOfWeek(site.gateway.clock.now(), 3)
  const rule = { type: 'CASHBACK', steps: [{ loss: 1, rate: 1 }], ceiling: 0.005, weekday: 3 }
  const [kept, ended] = [await added({ rule }), await added({ rule })]
  const loser = await openPlayer(site, 'midweek1')
  await play(site, loser.memberId, { category: 'LIVE', stake: 80_000, win: 0 })
  await operate('end', String(ended))
  goTo(wednesday + 7 * day + 11 * minute)
  const twin = await site.twin()
  await Promise.all([runOnly(site, cashbackJob), runOnly(twin, cashbackJob)])
  await runOnly(site, cashbackJob)
  expect(await claimsOf(loser, 'CASHBACK')).toEqual([{ promotionId: kept, amount: 4 }])
  goTo(startOfWeek(site.gateway.clock.now(), 6) + 7 * day + 11 * minute)
  await runOnly(site, cashbackJob)
  expect(await claimsOf(loser, 'CASHBACK')).toEqual([
    { promotionId: kept, amount: 4 },
    { promotionId: 101, amount: 64 },
  ])
  await operate('end', String(kept))
})

test('a job of a gateway that nobody calls gives by what another one has published', async () => {
  const idle = await site.twin()
  const wednesday = startOfWeek(site.gateway.clock.now(), 3)
  const rule = { type: 'CASHBACK', steps: [{ loss: 1, rate: 1 }], ceiling: 0.005, weekday: 3 }
  goTo(wednesday + 7 * day + hour)
  const id = await added({ rule })
  const loser = await openPlayer(site, 'midweek2')
  await play(site, loser.memberId, { category: 'LIVE', stake: 80_000, win: 0 })
  goTo(wednesday + 14 * day + 11 * minute)
  await runOnly(idle, cashbackJob)
  expect(await claimsOf(loser, 'CASHBACK')).toEqual([{ promotionId: id, amount: 4 }])
})

test('a weekend that was joined is rewarded after it, unless its promotion was ended before', async () => {
  const saturday = startOfWeek(site.gateway.clock.now(), 6) + 7 * day
  goTo(saturday + hour)
  const rule = { type: 'SIGNUP', category: 'PVP', stake: 400, reward: 0.5 }
  const [kept, ended] = [await added({ rule, end: null }), await added({ rule, end: null })]
  const player = await openPlayer(site, 'weekend9')
  for (const promotionId of [kept, ended])
    expect((await send(site, '/wps/relay/MCSFE_signUpPromotionJoin', player.token, { promotionId })).body.success).toBe(
      true,
    )
  await play(site, player.memberId, { category: 'PVP', stake: 40_000 })
  await operate('end', String(ended))
  goTo(saturday + 3 * day)
  await operate('end', String(kept))
  const token = await site.logIn('weekend9', 'abcd1234')
  const { value } = (await site.ask('GET', '/wps/relay/MCSFE_getClaimPromotion?status=I', { token })).body
  expect(value).toMatchObject([{ promotionId: kept, promotionType: 'SIGNUP', amount: 0.5 }])
  expect(value).toHaveLength(1)
})
