import { randomUUID } from 'node:crypto'
import { redeemReward } from '@parlour/api-client/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { pointAccounts, pointEntries, pointRewards, redemptions } from '../../kernel/db/tables/index.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { deposit, openPlayer, play, runOnly, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { pointJob } from './point-job.ts'
import { pointRules, pointsOf } from './point-rules.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const relay = '/wps/relay/MCS2_'
const paymentPassword = '135790'
const balance = async (token: string) => (await site.ask('GET', `${relay}getPointBalance`, { token })).body.value
const history = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getPointTransactions', { token })).body.value

/** A member with a payment password and so many points, earned by staking on slots. */
async function withPoints(name: string, points: number): Promise<Player> {
  const player = await openPlayer(site, name)
  const set = { paymentPassword, confirmPaymentPassword: paymentPassword, password: 'abcd1234' }
  await site.askSealed('PUT', '/wps/member/paymentPassword', set, { token: player.token })
  for (let left = points * 10_000; left > 0; left -= 100_000)
    await play(site, player.memberId, { category: 'RNG', stake: Math.min(100_000, left) })
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  expect(await balance(player.token)).toBe(points)
  return player
}

const redeem = (token: string, body: Record<string, unknown>, key: string = randomUUID()) =>
  site.askSealed(
    'POST',
    redeemReward.path,
    { quantity: 1, password: paymentPassword, ...body },
    { token, headers: { 'Idempotency-Key': key } },
  )
const convert = (token: string, point: number, password = paymentPassword, key: string = randomUUID()) =>
  site.askSealed(
    'POST',
    '/wps/relay/passwordCheck/MCSFE_convertPoint',
    { point, password },
    { token, headers: { 'Idempotency-Key': key } },
  )

test('no stake is lost to rounding, whatever it is cut into', () => {
  for (const rule of pointRules) {
    let [rest, points] = [0, 0]
    const pieces = [1, 333, 9_999, 10_001, 7, 123_456, 65_432_101]
    for (const piece of pieces) {
      const earned = pointsOf(rule, piece, rest)
      points += earned.points
      rest = earned.rest
    }
    const sum = pieces.reduce((total, piece) => total + piece, 0)
    expect(points * rule.amount + rest).toBe(sum * rule.point)
  }
})

test('[PNT-01] points come from stakes and deposits every five minutes, once, with what is left over kept', async () => {
  const { token, memberId } = await openPlayer(site, 'earner1')
  await play(site, memberId, { category: 'RNG', stake: 9_999 })
  await play(site, memberId, { category: 'LIVE', stake: 61_000 })
  await deposit(site, memberId, 70_000)
  await runOnly(site, pointJob)
  expect(await balance(token)).toBe(0)
  site.advance(5 * minute)
  const twin = await site.twin()
  await Promise.all([runOnly(site, pointJob), runOnly(twin, pointJob)])
  await runOnly(site, pointJob)
  expect(await balance(token)).toBe(3)
  await play(site, memberId, { category: 'RNG', stake: 1 })
  await deposit(site, memberId, 30_000)
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  expect(await balance(token)).toBe(5)
  const { list, totalCount } = await history(token)
  expect(totalCount).toBe(2)
  expect(list).toMatchObject([
    { type: 'EARN', points: 2, balance: 5, remark: 'DEPOSIT 1, RNG 1' },
    { type: 'EARN', points: 3, balance: 3 },
  ])
})

test('a round that is booked late still counts, once', async () => {
  const { memberId } = await openPlayer(site, 'earner2')
  site.advance(5 * minute)
  const at = site.gateway.clock.now() - 1
  await runOnly(site, pointJob)
  await play(site, memberId, { category: 'FISH', stake: 20_000, at })
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  site.advance(hour)
  await runOnly(site, pointJob)
  expect(await balance(await site.logIn('earner2', 'abcd1234'))).toBe(2)
})

test('the seed has turned its own history into points, and balances are the sums of their entries', async () => {
  const { db } = site.gateway
  const wrong = await db
    .select({ id: pointAccounts.memberId })
    .from(pointAccounts)
    .leftJoin(pointEntries, eq(pointEntries.memberId, pointAccounts.memberId))
    .groupBy(pointAccounts.memberId)
    .having(sql`${pointAccounts.balance} <> coalesce(sum(${pointEntries.points}), 0)`)
  expect(wrong).toEqual([])
  expect((await db.select().from(pointAccounts)).length).toBeGreaterThan(50)
  await expect(db.delete(pointEntries)).rejects.toThrow()
})

test('[PNT-01] the shop lists what it has by type, with terms on every sum; ratios and conversion are told', async () => {
  const token = await site.logIn()
  const shop = async (query = '') => (await site.ask('GET', `${relay}getPointReward${query}`, { token })).body.value
  expect(await shop('?type=GIFT')).toMatchObject({
    totalCount: 5,
    list: [{ type: 'GIFT', point: 60, availableQuantity: 240, imageUrl: '/img/rewards/cards.svg' }, {}, {}, {}, {}],
  })
  expect((await shop('?type=PROMO')).list).toMatchObject([
    { type: 'PROMO', point: 260, name: '₱30 ticket', amount: 30 },
  ])
  const { list } = await shop('?size=100')
  for (const { type, amount, terms } of list)
    expect([type, amount === null, terms === null]).toEqual([type, type === 'GIFT', type === 'GIFT'])
  expect((await site.ask('GET', `${relay}getPointConfig`, { token })).body.value).toMatchObject({ cashRatio: 0.1 })
  const { body } = await site.ask('GET', '/wps/relay/MCSFE_getPointRewardConversionType', { token })
  expect(body.value.list).toMatchObject([{ type: 'CASH', minimumPoint: 20, multiple: 10, terms: { wagerMultiple: 1 } }])
})

test('[PNT-01] points that the operator gives can be spent, and the list of points says why', async () => {
  const { token } = await openPlayer(site, 'patient1')
  expect(await site.operate('give-points', 'patient1', '60', 'For', 'your', 'patience')).toBe('patient1 has 60 points.')
  expect(await balance(token)).toBe(60)
  const { list } = await history(token)
  expect(list).toMatchObject([{ type: 'EARN', points: 60, remark: 'For your patience' }])
  for (const bad of ['0', '-5', '1.5', '1000000'])
    await expect(site.operate('give-points', 'patient1', bad, 'why')).rejects.toThrow('give-points <username>')
  await expect(site.operate('give-points', 'nobody99', '5', 'why')).rejects.toThrow('there is no member nobody99')
})

test('[PNT-02] points converted twice are converted once, after the payment password', async () => {
  const { token, memberId } = await withPoints('shopper1', 50)
  expect((await convert(token, 20, 'wrong1')).body).toMatchObject({
    errorCode: 'invalid.payment.pw',
    value: { triesLeft: 4 },
  })
  expect((await convert(token, 15)).body).toMatchObject({
    errorCode: 'points.convert.invalid',
    value: { minimum: 20, multiple: 10 },
  })
  expect((await convert(token, 60)).body).toMatchObject({ errorCode: 'points.low', value: { balance: 50 } })
  const key = randomUUID()
  const answers = await Promise.all([
    convert(token, 30, paymentPassword, key),
    convert(token, 30, paymentPassword, key),
  ])
  expect(answers.some(({ body }) => body.success)).toBe(true)
  const again = await convert(token, 30, paymentPassword, key)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(again.body.value).toMatchObject({ points: 30, amount: 3, balance: 20, terms: { wager: 3 } })
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_300)
  expect(await balance(token)).toBe(20)
  expect((await convert(token, 20, paymentPassword, key)).status).toBe(422)
  const stored = await site.gateway.db.execute(sql`select answer::text from idempotency where key = ${key}`)
  expect(JSON.stringify(stored)).not.toContain(paymentPassword)
})

test('[PNT-02] a reward redeemed twice is redeemed once; cash and tickets come at once', async () => {
  const { token, memberId } = await withPoints('shopper2', 320)
  const key = randomUUID()
  await Promise.all([redeem(token, { rewardId: 1 }, key), redeem(token, { rewardId: 1 }, key)])
  expect(await balance(token)).toBe(275)
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_500)
  site.advance(1000)
  const ticket = await redeem(token, { rewardId: 11 })
  expect(ticket.body.value).toMatchObject({
    status: 'approved',
    points: 260,
    balance: 15,
    amount: 30,
    terms: { wagerMultiple: 1 },
  })
  const { list } = (await site.ask('GET', '/wps/relay/PROMOFE_getClaimTicketList', { token })).body.value
  expect(list).toMatchObject([{ title: '₱30 ticket', amount: 30, status: 'AVAILABLE' }])
  expect((await redeem(token, { rewardId: 1 })).body).toMatchObject({ errorCode: 'points.low', value: { balance: 15 } })
  expect((await redeem(token, { rewardId: 404 })).body.errorCode).toBe('points.reward.gone')
  const made = (await site.ask('GET', `${relay}getRedeemPointList`, { token })).body.value
  expect(made).toMatchObject({
    totalCount: 2,
    list: [
      { type: 'PROMO', points: 260, status: 'approved' },
      { type: 'CASH', name: '₱5 cash', amount: 5 },
    ],
  })
  const other = await openPlayer(site, 'shopper2other')
  expect((await site.ask('GET', `${relay}getRedeemPointList`, { token: other.token })).body.value.totalCount).toBe(0)
})

test('[PNT-02] the last one of a reward goes to one of many', async () => {
  const players = await Promise.all(['latest1', 'latest2', 'latest3'].map((name) => openPlayer(site, name)))
  const { db } = site.gateway
  for (const { memberId, token } of players) {
    await site.askSealed(
      'PUT',
      '/wps/member/paymentPassword',
      { paymentPassword, confirmPaymentPassword: paymentPassword, password: 'abcd1234' },
      { token },
    )
    for (let round = 0; round < 6; round++) await play(site, memberId, { category: 'RNG', stake: 100_000 })
  }
  site.advance(5 * minute)
  await runOnly(site, pointJob)
  await db.update(pointRewards).set({ stock: 1 }).where(eq(pointRewards.id, 21))
  const sent = { rewardId: 21, mobile: '9171234567', address: '1 Rizal Street, Manila' }
  const answers = await Promise.all(players.map(({ token }) => redeem(token, sent)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  for (const { body } of answers.filter((answer) => !answer.body.success))
    expect(body).toMatchObject({
      errorCode: 'points.stock.low',
      value: { left: 0 },
      message: 'There are not so many left: 0. Choose fewer or something else.',
    })
  const balances = await Promise.all(players.map(({ token }) => balance(token)))
  expect(balances.toSorted((a, b) => a - b)).toEqual([0, 60, 60])
})

test('a gift needs an address and a person; rejected, its points and its place in the stock come back', async () => {
  const { token } = await withPoints('shopper3', 60)
  await site.gateway.db.update(pointRewards).set({ stock: 5 }).where(eq(pointRewards.id, 21))
  const address = '1 Rizal Street, Manila'
  for (const more of [
    {},
    { address },
    { address, mobile: '------' },
    { address, mobile: '12' },
    { mobile: '9171234567' },
  ])
    expect((await redeem(token, { rewardId: 21, ...more })).body.errorCode).toBe('points.address.missing')
  const sent = { rewardId: 21, mobile: '9171234567', address: '1 Rizal Street, Manila' }
  const { refNo, status } = (await redeem(token, sent)).body.value
  expect(status).toBe('process')
  expect(await site.operate('redemptions')).toContainEqual(
    expect.objectContaining({ refNo, member: 'shopper3', gift: 'Deck of cards', address: '1 Rizal Street, Manila' }),
  )
  const made = (await site.ask('GET', `${relay}getRedeemPointList`, { token })).body.value
  expect(made.list).toMatchObject([{ refNo, mobile: sent.mobile, address: sent.address }])
  await site.operate('reject-redemption', refNo, 'Out', 'of', 'stock.')
  await expect(site.operate('approve-redemption', refNo)).rejects.toThrow('waits for a decision')
  expect(await balance(token)).toBe(60)
  expect((await history(token)).list[0]).toMatchObject({ type: 'RETURN', points: 60, balance: 60 })
  expect((await site.gateway.db.select().from(pointRewards).where(eq(pointRewards.id, 21)))[0]?.stock).toBe(5)
  const second = (await redeem(token, sent)).body.value.refNo
  await site.operate('approve-redemption', second)
  const rows = await site.gateway.db.select().from(redemptions).where(eq(redemptions.refNo, second))
  expect(rows).toMatchObject([{ status: 'approved' }])
})

test('five wrong payment passwords lock, who has none is told, demo accounts are refused', async () => {
  const { token } = await withPoints('shopper4', 20)
  for (let tried = 0; tried < 5; tried++) await convert(token, 20, 'nope00')
  expect(await convert(token, 20)).toMatchObject({ status: 423, body: { errorCode: 'payment.password.locked' } })
  expect((await convert((await openPlayer(site, 'shopper5')).token, 20)).body.errorCode).toBe(
    'not.exists.payment.password',
  )
  const guest = await site.logIn('guest4021')
  expect((await convert(guest, 20)).body.errorCode).toBe('in_need_true_account')
  expect((await site.ask('GET', `${relay}getPointBalance`, { token: guest })).body.errorCode).toBe(
    'in_need_true_account',
  )
})
