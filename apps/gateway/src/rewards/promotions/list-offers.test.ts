import { randomUUID } from 'node:crypto'
import { joinPromotion, listAnnouncements, listPromotionOffers } from '@parlour/api-client/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposits } from '../../kernel/db/tables/index.ts'
import { momentText } from '../../app/operator/promotions/market-time.ts'
import { day, hour } from '../../app/testing/moments.ts'
import { promotionFile } from '../../app/testing/promotion-file.ts'
import { deposit, openPlayer, play, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { weekendOf } from './weekend-turnover.ts'

const minute = 60_000

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const offer = async (token: string | undefined, id: number, language = 'EN') => {
  const { body } = await site.ask(listPromotionOffers.method, listPromotionOffers.path, {
    ...(token === undefined ? {} : { token }),
    headers: { Language: language },
  })
  return body.value.list.find(({ promotionId }: { promotionId: number }) => promotionId === id)
}
const join = (token: string, promotionId: number) => send(site, joinPromotion.path, token, { promotionId })
const add = async (changes: Parameters<typeof promotionFile>[0]) => {
  const told = String(await site.operate('promotion', 'add', '--file', promotionFile(changes)))
  return Number(/^Promotion (\d+) is added\.$/.exec(told)?.[1])
}

/** Books a paid deposit that carried a promotion, or none. */
async function deposited(memberId: number, promotionId: number | null, status: 'paid' | 'pending' = 'paid') {
  const at = site.gateway.clock.now()
  const id = randomUUID()
  if (status === 'paid') await deposit(site, memberId, 50_000)
  await site.gateway.db.insert(deposits).values({
    id,
    orderNo: id,
    memberId,
    method: 'qr',
    channel: 'qr',
    bankCode: 'QR',
    amount: 50_000,
    status,
    promotionId,
    at,
    expiresAt: at + hour,
    settledAt: status === 'paid' ? at : null,
  })
}

test('[PRM-01] one call says of every promotion how it stands: nothing for a guest, not for a demo account and why', async () => {
  expect(await offer(undefined, 108)).toMatchObject({ status: null, available: true, reason: null, action: 'join' })
  expect(await offer(undefined, 103)).toMatchObject({ maximumAmount: 131_000, currency: 'VND' })
  const demo = await site.logIn('guest4021')
  expect(await offer(demo, 108)).toMatchObject({
    status: null,
    available: false,
    reason: 'Demo accounts take part in no promotion. It needs an account of your own.',
  })
})

test('[BEY-02] an offer says for how many days its reward can be claimed, and one that is credited by itself says none', async () => {
  const { body } = await site.ask(listPromotionOffers.method, listPromotionOffers.path)
  const days = new Map<string, number | null>(
    body.value.list.map(({ promotionType, claimDays }: { promotionType: string; claimDays: number | null }) => [
      promotionType,
      claimDays,
    ]),
  )
  expect(days.get('TURNOVER')).toBe(1)
  expect(days.get('SIGNUP')).toBe(7)
  expect(days.get('MANUAL')).toBe(14)
  expect(days.get('CASHBACK')).toBeNull()
})

test('[PRM-01] one that is joined says since when, and joining it again changes nothing', async () => {
  const { token } = await openPlayer(site, 'joiner1')
  expect(await offer(token, 108)).toMatchObject({ status: 'join', statusTime: null })
  const at = site.gateway.clock.now()
  expect((await join(token, 108)).body.value).toMatchObject({ status: 'signed' })
  site.advance(minute)
  expect((await join(token, 108)).body.value).toMatchObject({ status: 'signed' })
  expect(await offer(token, 108)).toMatchObject({ status: 'signed', statusTime: at, available: true })
})

test('[PRM-01] one that is applied for says since when, and why it was rejected', async () => {
  const { token } = await openPlayer(site, 'applied1')
  const apply = () =>
    send(site, '/wps/relay/MCSFE_signUpRequestReward', token, { promotionId: 103, remarks: 'Linked.' })
  expect(await offer(token, 103)).toMatchObject({ status: null, statusTime: null })
  const { applicationId, time } = (await apply()).body.value
  expect(await offer(token, 103)).toMatchObject({ status: 'applying', statusTime: time, reason: null })
  site.advance(minute)
  await site.operate('reject-application', String(applicationId), 'The', 'name', 'is', 'missing.')
  expect(await offer(token, 103)).toMatchObject({
    status: 'rejected',
    statusTime: site.gateway.clock.now(),
    available: true,
    reason: 'The name is missing.',
  })
  await site.operate('approve-application', String((await apply()).body.value.applicationId), '50')
  const issued = await offer(token, 103)
  expect(issued).toMatchObject({ status: 'issued', rewardId: expect.any(Number) })
  await send(site, '/wps/relay/MCSFE_claimIssuedPromotion', token, { promotionClaimId: issued.rewardId })
  expect(await offer(token, 103)).toMatchObject({
    status: 'claimed',
    statusTime: site.gateway.clock.now(),
    rewardId: null,
  })
})

test('[PRM-01] the bonus of the second deposit is not for the first, then open, ordered and had', async () => {
  const { token, memberId } = await openPlayer(site, 'second1')
  expect(await offer(token, 105, 'VI')).toMatchObject({
    status: null,
    available: false,
    reason: expect.stringContaining('nạp'),
  })
  await deposited(memberId, null)
  expect(await offer(token, 105)).toMatchObject({ status: null, available: true, reason: null })
  await deposited(memberId, 105, 'pending')
  expect(await offer(token, 105)).toMatchObject({ status: 'process', available: true })
  site.advance(1)
  await deposited(memberId, 105)
  expect(await offer(token, 105)).toMatchObject({ status: 'claimed', statusTime: site.gateway.clock.now() })
  const other = await openPlayer(site, 'second2')
  await deposited(other.memberId, null)
  await deposited(other.memberId, null)
  expect(await offer(other.token, 105)).toMatchObject({
    available: false,
    reason: 'It is for the second deposit of an account only.',
  })
})

test('[PRM-01] inviting friends is for players; the play money of a new account was had by who got it', async () => {
  expect(await offer(await site.logIn('marcobay01'), 102)).toMatchObject({
    available: false,
    reason: 'It is for players. Agents invite with the links of their team.',
  })
  const { token } = await openPlayer(site, 'opened1')
  expect(await offer(token, 102)).toMatchObject({ status: null, available: true })
  expect(await offer(token, 104)).toMatchObject({ status: 'claimed', statusTime: expect.any(Number) })
})

test('[PRM-01] a promotion is listed two weeks before it begins, as planned and with its terms, and takes nothing before', async () => {
  const now = site.gateway.clock.now()
  const rule = { type: 'SIGNUP', category: 'LIVE', stake: 100_000, reward: 1 }
  const soon = await add({ rule, start: momentText(now + 14 * day) })
  const later = await add({ rule, start: momentText(now + 15 * day) })
  const announced = async () =>
    (await site.ask(listAnnouncements.method, listAnnouncements.path)).body.value.promotion.map(
      ({ id }: { id: number }) => id,
    )
  const { token } = await openPlayer(site, 'early1')
  for (const who of [undefined, token])
    expect(await offer(who, soon)).toMatchObject({ status: 'planned', terms: { wagerMultiple: 2 }, progress: null })
  expect((await offer(token, soon)).startTime).toBeGreaterThan(now)
  expect(await offer(token, later)).toBeUndefined()
  expect(await announced()).toContain(soon)
  expect(await announced()).not.toContain(later)
  expect((await join(token, soon)).body.errorCode).toBe('promotion.unknown')
  site.advance(14 * day)
  const then = await site.logIn('early1', 'abcd1234')
  expect(await offer(then, soon)).toMatchObject({ status: 'join' })
  expect((await join(then, soon)).body.value).toMatchObject({ status: 'signed' })
})

test('[PRM-01] a weekend that its promotion does not outlast cannot be joined, and is no longer offered to who has not', async () => {
  const { from, until } = weekendOf(site.gateway.clock.now())
  const rule = { type: 'SIGNUP', category: 'LIVE', stake: 100_000, reward: 1 }
  const ending = async (end: number) => add({ rule, end: momentText(end) })
  const [short, whole] = [await ending(until - 2_000), await ending(until - 1_000)]
  const { token } = await openPlayer(site, 'weekender1')
  expect(await offer(token, short)).toMatchObject({
    status: 'join',
    available: false,
    reason: 'It is no longer offered.',
    endTime: until - 2_000,
  })
  expect((await join(token, short)).body.errorCode).toBe('promotion.unknown')
  expect(await offer(token, whole)).toMatchObject({ status: 'join', available: true, reason: null })
  expect((await join(token, whole)).body.value).toMatchObject({ status: 'signed', startTime: from, endTime: until })
  await site.operate('promotion', 'end', String(whole), '--at', momentText(until - 2_000))
  expect(await offer(token, whole)).toMatchObject({ status: 'signed', available: true, endTime: until - 2_000 })
})

test('[PRM-01] a promotion for a turnover that begins within a day opens at the next midnight, and nothing counts towards it before', async () => {
  const now = site.gateway.clock.now()
  const midnight = startOfDay(now) + day
  const rule = { type: 'TURNOVER', category: 'PVP', stake: 4_000, reward: 8.5, first: 10 }
  const id = await add({ rule, start: momentText(now - minute) })
  const { memberId, token } = await openPlayer(site, 'midday1')
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'PVP', stake: 10_000 })
  expect(await offer(token, id)).toMatchObject({ status: 'planned', startTime: midnight, progress: null, left: null })
  site.advance(midnight - now)
  const then = await site.logIn('midday1', 'abcd1234')
  expect(await offer(then, id)).toMatchObject({ status: null, progress: { current: 0 }, left: 10 })
  await site.operate('promotion', 'end', String(id))
})

test('[PRM-01] where all of today are given it says so to who has none', async () => {
  const id = await add({ rule: { type: 'TURNOVER', category: 'PVP', stake: 4_000, reward: 8.5, first: 1 } })
  const { memberId, token } = await openPlayer(site, 'first1')
  const other = await openPlayer(site, 'first2')
  for (let round = 0; round < 40; round++) await play(site, memberId, { category: 'PVP', stake: 10_000 })
  // How many are left may be five seconds old.
  site.advance(5_000)
  expect(await offer(token, id)).toMatchObject({ status: 'issued', available: true, left: 0 })
  expect(await offer(other.token, id)).toMatchObject({
    status: null,
    available: false,
    reason: 'All of today are given. It starts again at midnight, Manila time.',
  })
})
