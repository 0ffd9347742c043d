import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBonuses } from '../../money/bonus/close-bonuses.ts'
import { memberMoney } from '../../money/bonus/member-money.ts'
import { claims, members, referrals } from '../../kernel/db/tables/index.ts'
import { startOfDay } from '../../kernel/jobs/market-calendar.ts'
import { hour } from '../../app/testing/moments.ts'
import { deposit, openPlayer, play, runOnly } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { referralJob } from './referral-job.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

/** What the rewards of a member will pay once they are played through, in minor units. */
const given = async (memberId: number): Promise<number> =>
  (await memberMoney(site.gateway.db, memberId, site.gateway.clock.now())).promised

const details = async (token: string) =>
  (await site.ask('GET', '/wps/relay/MCSFE_getReferralDetails?autoGenerate=true', { token })).body
const invited = async (token: string, query = '') =>
  (await site.ask('GET', `/wps/relay/MCSFE_getReferralInvitations${query}`, { token })).body.value

test('a member has a code, domains and the terms of the reward; friends are listed masked', async () => {
  const { token } = await openPlayer(site, 'hostess1')
  const { value } = await details(token)
  expect(value).toMatchObject({
    totalInvitations: 0,
    reward: 150,
    requiredDeposit: 200,
    requiredStake: 1000,
    monthlyLimit: 20,
    dailyLimit: 10,
    totalEarnings: 0,
    terms: { wager: 7500, locked: true },
  })
  expect(value.promotionDomains).toContain('localhost:4100')
  await openPlayer(site, 'friend1', { referralCode: value.referralCode })
  await openPlayer(site, 'friend2', { referralCode: value.referralCode.toLowerCase() })
  expect((await details(token)).value.totalInvitations).toBe(2)
  const { list, totalCount } = await invited(token)
  expect(totalCount).toBe(2)
  expect(list[0]).toMatchObject({ customerName: 'fri***d2', status: 'open', deposited: 0, staked: 0, amount: null })
  expect((await invited(token, '?size=1&page=2')).list).toHaveLength(1)
  expect((await invited((await openPlayer(site, 'hostess2')).token)).totalCount).toBe(0)
  expect((await details(await site.logIn('guest4021'))).errorCode).toBe('in_need_true_account')
})

test('[MEM-03] a friend is paid for once, when enough was deposited and staked', async () => {
  const { token, memberId } = await openPlayer(site, 'hostess3')
  const { referralCode } = (await details(token)).value
  const friend = await openPlayer(site, 'friend3', { referralCode })
  const { db } = site.gateway
  const run = async (): Promise<number> => {
    site.advance(hour)
    const twin = await site.twin()
    await Promise.all([runOnly(site, referralJob), runOnly(twin, referralJob)])
    return given(memberId)
  }
  for (let round = 0; round < 2; round++) await play(site, friend.memberId, { category: 'RNG', stake: 50_000 })
  expect(await run()).toBe(0)
  await deposit(site, friend.memberId, 19_999)
  expect(await run()).toBe(0)
  await deposit(site, friend.memberId, 1)
  expect(await run()).toBe(15_000)
  expect(await run()).toBe(15_000)
  const later = await site.logIn('hostess3', 'abcd1234')
  expect((await invited(later)).list).toMatchObject([{ status: 'rewarded', amount: 150, deposited: 200, staked: 1000 }])
  expect((await details(later)).value).toMatchObject({
    rewardedInvitations: 1,
    rewardedThisMonth: 1,
    totalEarnings: 0,
  })
  expect(
    await db
      .select()
      .from(claims)
      .where(and(eq(claims.memberId, memberId), eq(claims.type, 'REFERRAL'))),
  ).toMatchObject([{ status: 'claimed' }])
  for (let round = 0; round < 15; round++) await play(site, memberId, { category: 'SPORTS', stake: 50_000 })
  site.advance(60_000)
  await runOnly(site, closeBonuses)
  expect((await details(await site.logIn('hostess3', 'abcd1234'))).value.totalEarnings).toBe(150)
})

test('twenty friends a month count, the others wait; agents are not paid for theirs', async () => {
  const { token, memberId } = await openPlayer(site, 'hostess4')
  const { referralCode } = (await details(token)).value
  const { db } = site.gateway
  await site.operate('cases', 'limit', 'referral.day', '100', 'anna', 'the month alone')
  for (let at = 0; at < 21; at++) {
    const friend = await openPlayer(site, `crowded${at}`, { referralCode })
    await deposit(site, friend.memberId, 20_000)
    await play(site, friend.memberId, { category: 'RNG', stake: 100_000 })
  }
  site.advance(hour)
  await runOnly(site, referralJob)
  expect(await given(memberId)).toBe(20 * 15_000)
  site.advance(11 * 24 * hour)
  await runOnly(site, referralJob)
  expect(await given(memberId)).toBe(21 * 15_000)
  const agents = db.select({ id: members.id }).from(members).where(eq(members.usernameKey, 'marcobay01'))
  const [agent] = await agents
  expect(
    await db
      .select()
      .from(referrals)
      .where(eq(referrals.inviterId, agent?.id ?? 0)),
  ).toEqual([])
})

test('[MEM-03] the first look of a day notes a friend far behind the newest that the page of an inviter has noted', async () => {
  const [first, second] = [await openPlayer(site, 'hostess5'), await openPlayer(site, 'hostess6')]
  const codeOf = async ({ token }: typeof first): Promise<string> => (await details(token)).value.referralCode
  const early = await openPlayer(site, 'earlybird5', { referralCode: await codeOf(first) })
  const late = await openPlayer(site, 'latecomer6', { referralCode: await codeOf(second) })
  const { db } = site.gateway
  await db.execute(sql`insert into members (id, username, username_key, nickname, type, upline_id, referral_code, registered_at)
    overriding system value select id + 20000, 'far', 'far', 'far', 0, upline_id, 'FARAWAY', registered_at from members where id = ${late.memberId}`)
  await details(second.token)
  const noted = async (): Promise<number> =>
    (await db.select().from(referrals).where(eq(referrals.invitedId, early.memberId))).length
  const lookAt = async (until: number): Promise<void> => {
    if (!('batch' in referralJob)) throw new Error('the job of referrals works in batches')
    const { batch } = referralJob
    let cursor: unknown = null
    do
      cursor = await db.transaction((tx) =>
        batch(tx, site.gateway, { from: until - hour, until }, { cursor, size: 200 }),
      )
    while (cursor !== null)
  }
  const midnight = startOfDay(site.gateway.clock.now())
  await lookAt(midnight + hour)
  expect(await noted()).toBe(0)
  await lookAt(midnight)
  expect(await noted()).toBe(1)
})

test('[MEM-03] [BEY-02] once no promotion rewards inviting the page promises nothing, and a friend who was paid for keeps amount and terms', async () => {
  const { token } = await openPlayer(site, 'hostess7')
  const { referralCode } = (await details(token)).value
  const paid = await openPlayer(site, 'friend7', { referralCode })
  const open = await openPlayer(site, 'friend8', { referralCode })
  expect((await invited(token)).totalCount).toBe(2)
  await deposit(site, paid.memberId, 70_000)
  await play(site, paid.memberId, { category: 'RNG', stake: 100_000 })
  site.advance(hour)
  await runOnly(site, referralJob)
  await deposit(site, open.memberId, 10_000)
  const later = await site.logIn('hostess7', 'abcd1234')
  const before = (await invited(later)).list
  expect(before).toMatchObject([
    { status: 'open', deposited: 100, terms: { wager: 7500 } },
    { status: 'rewarded', amount: 150, deposited: 200, terms: { wager: 7500 } },
  ])
  await site.operate('promotion', 'end', '102')
  expect((await details(later)).value).toMatchObject({
    referralCode,
    rewardedInvitations: 1,
    reward: null,
    requiredDeposit: null,
    requiredStake: null,
    monthlyLimit: null,
    dailyLimit: null,
    terms: null,
  })
  expect((await invited(later)).list).toEqual([{ ...before[0], terms: null }, before[1]])
})
