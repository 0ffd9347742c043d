import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playableBalance } from '../../money/bonus/bonus-money.ts'
import { bonuses, members } from '../../kernel/db/tables/index.ts'
import { minute } from '../../app/testing/moments.ts'
import { openPlayer, play, send } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const open = async (token: string) => (await site.ask('GET', '/wps/relay/MCSFE_getManualRebate', { token })).body
const claim = (token: string, key: string = randomUUID()) =>
  send(site, '/wps/relay/MCSFE_claimManualRebate', token, {}, key)
const listed = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getManualRebateList', { token })).body.value

test('the rebate gathers by category at the rates of the rank, is taken once, and begins again', async () => {
  const { token, memberId } = await openPlayer(site, 'rebater1')
  const { db } = site.gateway
  const opened = site.gateway.clock.now()
  await db.update(members).set({ rankLevel: 2 }).where(eq(members.id, memberId))
  await play(site, memberId, { category: 'RNG', stake: 100_000 })
  await play(site, memberId, { category: 'LIVE', stake: 50_000 })
  expect((await open(token)).value).toMatchObject({ amount: 0, claimable: false, list: [] })
  expect((await claim(token)).body).toMatchObject({
    errorCode: 'rebate.low',
    value: { minimum: 1 },
    message: 'There is too little to take yet. A rebate begins at ₱1.00.',
  })
  site.advance(minute + 1)
  const badge = await site.ask('GET', '/wps/relay/MCSFE_getAvailablePromotions', { token })
  expect(badge.body.value.REBATE.count).toBe(1)
  expect((await open(token)).value).toMatchObject({
    startTime: opened,
    amount: 1.1,
    minimum: 1,
    claimable: true,
    terms: { wagerMultiple: 0 },
    list: [
      { category: 'RNG', stake: 1000, rate: 0.1, amount: 1 },
      { category: 'LIVE', stake: 500, rate: 0.02, amount: 0.1 },
    ],
  })
  const key = randomUUID()
  const answers = await Promise.all([claim(token, key), claim(token), claim(token)])
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await playableBalance(db, memberId)).toBe(100_110)
  const bonus = (await db.select().from(bonuses).where(eq(bonuses.memberId, memberId))).find(
    ({ kind }) => kind === 'REBATE',
  )
  expect(bonus).toMatchObject({ amount: 110, wager: 0 })
  await play(site, memberId, { category: 'RNG', stake: 100_000 })
  site.advance(minute + 1)
  expect((await open(token)).value).toMatchObject({ amount: 1, list: [{ category: 'RNG', stake: 1000 }] })
  expect((await claim(token)).body.value).toMatchObject({ amount: 1 })
  expect(await listed(token)).toMatchObject({
    totalCount: 2,
    totalAmount: 2.1,
    list: [
      { amount: 1, rankName: 'VIP2' },
      { amount: 1.1, terms: { wagerMultiple: 0 } },
    ],
  })
})

test('a replayed claim is the same; another member sees nothing; demo accounts are refused', async () => {
  const { token, memberId } = await openPlayer(site, 'rebater2')
  for (let round = 0; round < 2; round++) await play(site, memberId, { category: 'FISH', stake: 100_000 })
  site.advance(minute + 1)
  const key = randomUUID()
  const first = await claim(token, key)
  const again = await claim(token, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await playableBalance(site.gateway.db, memberId)).toBe(100_100)
  expect((await listed((await openPlayer(site, 'rebater3')).token)).totalCount).toBe(0)
  expect((await open(await site.logIn('guest4021'))).errorCode).toBe('in_need_true_account')
  expect((await site.ask('POST', '/wps/relay/MCSFE_claimManualRebate', { token, json: {} })).body.errorCode).toBe(
    'idempotency.key.missing',
  )
})
