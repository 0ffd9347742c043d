import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { payoutAccounts, cases, deposits, members } from '../../kernel/db/tables/index.ts'
import { memberAccount, memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { postTransfers } from '../../kernel/ledger/post-transfer.ts'
import { minute } from '../../app/testing/moments.ts'
import { openPlayer, play, type Player } from '../../app/testing/reward-hands.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const pin = '482913'
let site: TestGateway
let cards = 0
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

interface Payee extends Player {
  readonly cardId: number
}

/** A member with a payment password, a payout account, and ₱20,000 paid in an hour ago. */
async function openPayee(name: string, number = `0071000000${++cards}`): Promise<Payee> {
  const player = await openPlayer(site, name)
  const { memberId } = player
  const { db, passwords, clock } = site.gateway
  await db
    .update(members)
    .set({ paymentRecord: await passwords.make(pin) })
    .where(eq(members.id, memberId))
  const [card] = await db
    .insert(payoutAccounts)
    .values({ memberId, kind: 'BC', bankCode: 'SINAG', holder: 'Maria Santos', number, at: clock.now() })
    .returning({ id: payoutAccounts.id })
  const [at, transferId] = [clock.now(), randomUUID()]
  await db.transaction((tx) =>
    postTransfers(tx, [
      {
        id: transferId,
        kind: 'deposit',
        at,
        lines: [
          { account: 'house/cash', amount: -2_000_000 },
          { account: memberAccount(memberId), amount: 2_000_000 },
        ],
      },
    ]),
  )
  await db.insert(deposits).values({
    id: randomUUID(),
    orderNo: `D-${name}`,
    memberId,
    method: 'qr',
    channel: 'TLYPERLAS',
    bankCode: 'PERLAS',
    amount: 2_000_000,
    status: 'paid',
    transferId,
    at,
    expiresAt: at,
    settledAt: at,
  })
  return { ...player, cardId: card?.id ?? 0 }
}
const take = async ({ token, cardId }: Payee, amount = 15_000) =>
  (
    await site.askSealed(
      'POST',
      '/wps/v2/transaction/withdraw',
      { amount, bankCardId: cardId, password: pin, forfeitBonus: true },
      { token, headers: { 'Idempotency-Key': randomUUID() } },
    )
  ).body.value
const orderOf = async ({ token }: Payee, orderNo: string) =>
  (await site.ask('GET', `/wps/relay/MCSFE_getWithdrawal?orderNo=${orderNo}`, { token })).body.value
const inboxOf = async ({ token }: Payee) =>
  (await site.ask('GET', '/wps/relay/CSP_getInbox?size=100', { token })).body.value.list as {
    kind: string
    content: string
  }[]
const caseFor = async (orderNo: string) =>
  (await site.gateway.db.select().from(cases).where(eq(cases.subject, orderNo)))[0]

test('[MEM-05] a withdrawal after a deposit with hardly any play waits for a person, and the member reads that it is being reviewed', async () => {
  const payee = await openPayee('reviewed1')
  const { orderNo } = await take(payee)
  expect(await caseFor(orderNo)).toMatchObject({
    kind: 'withdrawal',
    state: 'open',
    amount: 1_500_000,
    reasons: [{ rule: 'hardly-played', sums: { turnover: 0, deposited: 2_000_000 } }],
  })
  site.advance(minute)
  await site.runJobs()
  await expect(site.operate('approve', orderNo)).rejects.toThrow(/waits in case \d+/)
  await expect(site.operate('refuse', orderNo, 'no')).rejects.toThrow(/waits in case \d+/)
  const order = await orderOf(payee, orderNo)
  expect(order).toMatchObject({
    stage: 'checking',
    cancellable: true,
    nextText: expect.stringMatching(/being reviewed/),
  })
  const told = (await inboxOf(payee)).find(({ kind }) => kind === 'withdrawal.reviewed')
  expect(told?.content).toContain(orderNo)
  expect(told?.content).not.toMatch(/play|deposit|rule|suspic/i)
  const list = await site.operate('cases')
  expect(list).toContainEqual(
    expect.objectContaining({ subject: orderNo, member: 'reviewed1', amount: '15000.00', reasons: 'hardly-played' }),
  )
  const id = String((await caseFor(orderNo))?.id)
  expect(await site.operate('cases', 'assign', id, 'anna')).toBe(`Case ${id} is with anna.`)
  expect(await site.operate('cases', 'note', id, 'anna', 'asked', 'the bank')).toBe(`Noted on case ${id}.`)
  await site.operate('cases', 'release', id, 'anna', 'the bank knows the payer')
  expect(await orderOf(payee, orderNo)).toMatchObject({ stage: 'approved' })
  expect(await site.operate('pay', orderNo)).toBe(`${orderNo} is paying.`)
  expect(await site.operate('cases', 'show', id)).toMatchObject([
    { did: 'opened' },
    { did: 'saw', text: 'hardly-played, turnover 0.00, deposited 20000.00, below 50 %' },
    { did: 'assigned', by: 'anna' },
    { did: 'noted', text: 'asked the bank' },
    { did: 'released', by: 'anna', text: 'the bank knows the payer' },
    { did: 'stands', text: 'released' },
  ])
})

test('a refused one returns the money once, in neutral words; a cancelled one drops its case', async () => {
  const payee = await openPayee('reviewed2')
  const before = await memberBalance(site.gateway.db, payee.memberId)
  const { orderNo } = await take(payee)
  const id = String((await caseFor(orderNo))?.id)
  const twin = await site.twin()
  const answers = await Promise.allSettled(
    [1, 2, 3].map((at) => (at === 2 ? twin : site).operate('cases', 'refuse', id, 'ben', 'layering')),
  )
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await memberBalance(site.gateway.db, payee.memberId)).toBe(before)
  const told = await inboxOf(payee)
  expect(told[0]).toMatchObject({
    kind: 'withdrawal.rejected',
    content: expect.stringMatching(/not approved after a review/),
  })
  expect(JSON.stringify([told, await orderOf(payee, orderNo)])).not.toMatch(/layering|hardly/)
  const second = await take(payee)
  await site.ask('POST', '/wps/relay/MCSFE_cancelWithdrawal', {
    token: payee.token,
    json: { orderNo: second.orderNo },
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(await caseFor(second.orderNo)).toMatchObject({ state: 'dropped', decidedBy: 'member' })
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('a member who has played is paid as ever; one who shares a payout account is not', async () => {
  const honest = await openPayee('reviewed3', '007155554444')
  await play(site, honest.memberId, { category: 'RNG', stake: 1_500_000, win: 1_400_000 })
  const { orderNo } = await take(honest)
  expect(await caseFor(orderNo)).toBeUndefined()
  expect(await site.operate('approve', orderNo)).toBe(`${orderNo} is approved.`)
  await site.gateway.db.update(payoutAccounts).set({ removedAt: 1 }).where(eq(payoutAccounts.id, honest.cardId))
  const other = await openPayee('reviewed4', '007155554444')
  await play(site, other.memberId, { category: 'RNG', stake: 1_500_000, win: 1_400_000 })
  expect((await caseFor((await take(other, 500)).orderNo))?.reasons).toEqual([
    { rule: 'shared-payee', facts: { otherPayees: 1, above: 0 } },
  ])
})
