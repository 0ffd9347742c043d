import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberMoney } from '../../money/bonus/member-money.ts'
import { payoutAccounts, cases, claims, deposits, members, messages, sessions } from '../../kernel/db/tables/index.ts'
import { memberAccount } from '../../kernel/ledger/accounts.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { day, hour } from '../../app/testing/moments.ts'
import { deposit, openPlayer, play, runOnly, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { referralJob } from './referral-job.ts'

const reward = 15_000
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

let opened = 0
interface Friend extends Player {
  readonly host: Player
}

/** A member and a friend whom it has invited, who has done what the reward asks for. */
async function invite({ host, ...changes }: { host?: Player; loginDeviceId?: string } = {}): Promise<Friend> {
  opened++
  const inviter = host ?? (await openPlayer(site, `keeper${opened}x`, { loginDeviceId: `device-of-keeper-${opened}` }))
  const [member] = await site.gateway.db.select().from(members).where(eq(members.id, inviter.memberId))
  const friend = await openPlayer(site, `joiner${opened}x`, {
    referralCode: member?.referralCode,
    loginDeviceId: `device-of-joiner-${opened}`,
    ...changes,
  })
  await deposit(site, friend.memberId, 20_000)
  await play(site, friend.memberId, { category: 'RNG', stake: 100_000 })
  return { ...friend, host: inviter }
}
/** What rewards will pay a member, in minor units. */
const givenTo = async ({ memberId }: Player): Promise<number> =>
  (await memberMoney(site.gateway.db, memberId, site.gateway.clock.now())).promised
async function runJob(): Promise<void> {
  site.advance(hour)
  await runOnly(site, referralJob)
}
const caseFor = async ({ memberId }: Player) =>
  (
    await site.gateway.db
      .select()
      .from(cases)
      .where(eq(cases.subject, String(memberId)))
  )[0]
const notifiedOf = async ({ memberId }: Player) => {
  const rows = await site.gateway.db.select().from(messages).where(eq(messages.toId, memberId)).orderBy(messages.id)
  return rows.filter(({ kind }) => kind.startsWith('referral.')).map(({ kind }) => kind)
}

test('[MEM-03] a friend on the device of the inviter is held and not paid, told neutrally, and paid once when a person releases it', async () => {
  const friend = await invite({ loginDeviceId: `device-of-keeper-${opened + 1}` })
  const before = await givenTo(friend.host)
  await runJob()
  await runJob()
  expect(await givenTo(friend.host)).toBe(before)
  const held = await caseFor(friend)
  expect(held).toMatchObject({
    kind: 'referral',
    state: 'open',
    amount: reward,
    memberId: friend.host.memberId,
    reasons: [{ rule: 'same-device' }],
  })
  expect(await notifiedOf(friend.host)).toEqual(['referral.reviewed'])
  const { list } = (
    await site.ask('GET', '/wps/relay/MCSFE_getReferralInvitations', {
      token: await site.logIn(`keeper${opened}x`, 'abcd1234'),
    })
  ).body.value
  expect(list).toMatchObject([{ status: 'review', amount: null }])
  const metrics = await site.gateway.metrics.text()
  expect(metrics).toContain('parlour_cases_open{kind="referral"} 1')
  expect(metrics).toContain('parlour_cases_oldest_seconds{kind="referral"} 3600')
  const id = String(held?.id)
  expect(await site.operate('cases', 'release', id, 'anna', 'brothers in one house')).toBe(`Case ${id} is released.`)
  await expect(site.operate('cases', 'release', id, 'ben', 'again')).rejects.toThrow(
    `case ${id} was released by anna: brothers in one house`,
  )
  await runJob()
  expect(await givenTo(friend.host)).toBe(before + reward)
  expect(
    await site.gateway.db
      .select()
      .from(claims)
      .where(eq(claims.reference, `referral/${friend.memberId}`)),
  ).toHaveLength(1)
  expect(await notifiedOf(friend.host)).toEqual(['referral.reviewed', 'referral.rewarded'])
})

test('what a person refuses is never paid, and the list says no more than that', async () => {
  const friend = await invite({ loginDeviceId: `device-of-keeper-${opened + 1}` })
  const before = await givenTo(friend.host)
  await runJob()
  const id = String((await caseFor(friend))?.id)
  await site.operate('cases', 'refuse', id, 'anna', 'one person with two accounts')
  await runJob()
  await runJob()
  expect(await givenTo(friend.host)).toBe(before)
  expect(await notifiedOf(friend.host)).toEqual(['referral.reviewed', 'referral.refused'])
  const token = await site.logIn(`keeper${opened}x`, 'abcd1234')
  const { list } = (await site.ask('GET', '/wps/relay/MCSFE_getReferralInvitations', { token })).body.value
  expect(list).toMatchObject([{ status: 'refused' }])
  const inbox = (await site.ask('GET', '/wps/relay/CSP_getInbox?size=100', { token })).body.value.list as {
    kind: string
    content: string
  }[]
  const texts = inbox.filter(({ kind }) => kind.startsWith('referral.')).map(({ content }) => content)
  expect(texts).toHaveLength(2)
  expect(texts.join(' ')).not.toMatch(/device|account|person/i)
  // A sum stands nowhere without its terms.
  expect(texts.join(' ')).not.toContain('₱')
})

test('of two operators at once one decides, and the reward follows that decision', async () => {
  const friend = await invite({ loginDeviceId: `device-of-keeper-${opened + 1}` })
  const before = await givenTo(friend.host)
  await runJob()
  const id = String((await caseFor(friend))?.id)
  const twin = await site.twin()
  const answers = await Promise.allSettled([
    site.operate('cases', 'release', id, 'anna', 'known to us'),
    twin.operate('cases', 'refuse', id, 'ben', 'two accounts'),
    twin.operate('cases', 'release', id, 'cleo', 'known to us'),
  ])
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const decided = await caseFor(friend)
  expect(await givenTo(friend.host)).toBe(before + (decided?.state === 'released' ? reward : 0))
})

test('a payer, a payout account, a number, a network or a transfer in common holds it; friends who share nothing are paid', async () => {
  const { db } = site.gateway
  const paid = await invite()
  const friends = {
    payer: await invite(),
    payee: await invite(),
    phone: await invite(),
    network: await invite(),
    transfer: await invite(),
  }
  const card = { kind: 'BC', bankCode: 'SINAG', holder: 'Maria Santos', number: '007199998888' } as const
  await db.insert(payoutAccounts).values([
    { ...card, memberId: friends.payee.host.memberId, at: 1, removedAt: 2 },
    { ...card, memberId: friends.payee.memberId, at: 3 },
  ])
  const paidBy = ({ memberId }: Player) =>
    ({
      id: randomUUID(),
      orderNo: `D-${memberId}`,
      memberId,
      method: 'launch',
      channel: 'TLYCARD',
      bankCode: 'CARD',
      amount: 20_000,
      status: 'expired',
      payer: 'acct_3f9a11c07d',
      at: 1,
      expiresAt: 2,
    }) as const
  await db.insert(deposits).values([paidBy(friends.payer), paidBy(friends.payer.host)])
  await db
    .update(members)
    .set({ mobile: '639175559999' })
    .where(inArray(members.id, [friends.phone.memberId, friends.phone.host.memberId]))
  const shared = [friends.network.memberId, friends.network.host.memberId]
  await db.update(sessions).set({ network: '203.0.113' }).where(inArray(sessions.memberId, shared))
  await db.transaction((tx) =>
    postTransfers(tx, [
      {
        id: randomUUID(),
        kind: 'upline-transfer',
        at: site.gateway.clock.now(),
        lines: [
          { account: memberAccount(friends.transfer.memberId), amount: -5_000 },
          { account: memberAccount(friends.transfer.host.memberId), amount: 5_000 },
        ],
      },
    ]),
  )
  const before = await givenTo(paid.host)
  await runJob()
  expect(await givenTo(paid.host)).toBe(before + reward)
  expect(await caseFor(paid)).toBeUndefined()
  for (const [what, friend] of Object.entries(friends))
    expect(
      (await caseFor(friend))?.reasons.map(({ rule }) => rule),
      what,
    ).toEqual([what === 'transfer' ? what : `same-${what}`])
})

test('two friends of one inviter on one device are held, and an inviter gets so many rewards a day', async () => {
  const first = await invite()
  const second = await invite({ host: first.host, loginDeviceId: `device-of-joiner-${opened}` })
  await runJob()
  expect((await caseFor(second))?.reasons).toMatchObject([
    { rule: 'same-device', facts: { as: 'friend', with: first.memberId } },
  ])
  await site.operate('cases', 'limit', 'referral.day', '2', 'anna', 'a test')
  const { host } = await invite()
  for (let more = 0; more < 2; more++) await invite({ host })
  const before = await givenTo(host)
  await runJob()
  expect(await givenTo(host)).toBe(before + 2 * reward)
  site.advance(day)
  await runJob()
  expect(await givenTo(host)).toBe(before + 3 * reward)
})

test('[MEM-03] a reward that is held while its promotion ends keeps its terms, and is paid once a person releases it', async () => {
  const friend = await invite({ loginDeviceId: `device-of-keeper-${opened + 1}` })
  const before = await givenTo(friend.host)
  await runJob()
  await site.operate('promotion', 'end', '102')
  const token = await site.logIn(`keeper${opened}x`, 'abcd1234')
  const { list } = (await site.ask('GET', '/wps/relay/MCSFE_getReferralInvitations', { token })).body.value
  expect(list).toMatchObject([{ status: 'review', amount: null, terms: { wager: 7500 } }])
  await site.operate('cases', 'release', String((await caseFor(friend))?.id), 'anna', 'known to us')
  expect(await givenTo(friend.host)).toBe(before + reward)
})
