import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposits, messages, withdrawals } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { day, hour, minute } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const player = 1_000_001
let site: TestGateway
let token: string
let cards: { bankCardId: number; type: string }[]
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
  cards = (await get('/wps/member/bankCard')).body.value.list
})
afterAll(() => site.close())

const path = '/wps/v2/transaction/withdraw'
const get = (url: string) => site.ask('GET', url, { token })
const key = () => ({ 'Idempotency-Key': randomUUID() })
const post = (url: string, json: unknown) => site.ask('POST', url, { token, json, headers: key() })
const cardOf = (type: string): number => cards.find((card) => card.type === type)?.bankCardId ?? 0
const take = (
  amount: number,
  { password = demoPaymentPassword, card = cardOf('BC'), headers = key(), forfeitBonus = true } = {},
) => site.askSealed('POST', path, { amount, bankCardId: card, password, forfeitBonus }, { token, headers })
const cancel = (orderNo: string) => post('/wps/relay/MCSFE_cancelWithdrawal', { orderNo })
const confirm = (orderNo: string, status: string, remark = '') =>
  post('/wps/relay/MCSFE_processC2CTransaction', { orderNo, status, remark })
const orderOf = async (orderNo: string) => (await get(`/wps/relay/MCSFE_getWithdrawal?orderNo=${orderNo}`)).body.value
const [main, held] = [
  () => memberBalance(site.gateway.db, player),
  () => memberBalance(site.gateway.db, player, 'held'),
]
const later = async (milliseconds: number): Promise<void> => {
  site.advance(milliseconds)
  await site.runJobs()
  token = await site.logIn()
}

test('[BEY-09] the plan says what is free now and what is tied to which bonus, and how far that is played through', async () => {
  const { value } = (await get('/wps/relay/MCSFE_getWithdrawPlan')).body
  expect(value).toMatchObject({
    tied: 0,
    forfeits: 800,
    free: value.balance,
    withdrawable: value.free,
    held: 4800,
    confirmMinutes: 30,
  })
  const second = value.ties.find(({ title }: { title: string }) => title === 'Second deposit')
  expect(second).toMatchObject({ amount: 800, balance: 0, locked: true, wager: 40_000 })
  expect(second.staked).toBeGreaterThan(0)
  expect(second.staked + second.left).toBe(40_000)
  expect(value.usualMinutes).toBeGreaterThan(0)
})

test('[BEY-09] a withdrawal that would give up a bonus is refused until that is agreed to, and says what it costs', async () => {
  const refused = await take(500, { forfeitBonus: false })
  expect(refused.body).toMatchObject({ errorCode: 'bonus.active', value: { bonus: 800, titles: ['Second deposit'] } })
  expect(refused.body.message).toContain('₱800.00')
  expect([await main(), await memberBalance(site.gateway.db, player, 'bonus')]).toEqual([482_150, 0])
})

test('[BEY-08] banks and charges say minimum, maximum, charge and usual time before one is chosen', async () => {
  const { list } = (await get('/wps/system/withdrawBanks')).body.value
  expect(new Set(list.map(({ type }: { type: string }) => type))).toEqual(new Set(['BC', 'EW', 'VW']))
  for (const bank of list)
    expect(bank).toMatchObject({
      minimum: expect.any(Number),
      maximum: expect.any(Number),
      usualMinutes: expect.any(Number),
    })
  const charge = async (amount: number, type: string) =>
    (await get(`/wps/relay/MCSFE_getWithdrawCharges?withdrawAmount=${amount}&withdrawType=${type}`)).body
  expect((await charge(1000, 'BC')).value).toBe(0)
  expect((await charge(1000, 'VW')).value).toBe(50)
  expect((await charge(12_345.67, 'VW')).value).toBe(123.46)
  expect((await charge(100, 'BC')).errorCode).toBe('withdraw.amount.invalid')
  const settings = (await get('/wps/relay/MCSFE_getWithdrawSettings?groupId=0')).body.value
  expect(settings).toMatchObject({
    allowWithdraw: 'Y',
    minimumAmount: 500,
    eWalletMinAmount: 200,
    eWalletDailyWithdrawMaxCount: 3,
    paymentPasswordSet: true,
    todayCount: 1,
  })
})

test('[MEM-05] a withdrawal holds the money at once, is the same for the same key, and may be cancelled', async () => {
  const [before, heldBefore, headers] = [await main(), await held(), key()]
  const first = await take(700, { headers })
  expect(first.body.value).toMatchObject({
    stage: 'submitted',
    amount: 700,
    charge: 0,
    payout: 700,
    nextAction: 'cancel',
    cancellable: true,
    type: 'BC',
  })
  expect(first.body.value.cardNumber).toMatch(/^•••• \d{4}$/)
  expect((await take(700, { headers })).body.value).toEqual(first.body.value)
  expect((await take(800, { headers })).body.errorCode).toBe('idempotency.key.reused')
  expect([await main(), await held()]).toEqual([before - 70_000, heldBefore + 70_000])
  const { orderNo } = first.body.value
  await later(minute)
  expect((await orderOf(orderNo)).stage).toBe('checking')
  expect((await cancel(orderNo)).body.value).toMatchObject({ stage: 'cancelled', nextAction: null })
  expect((await cancel(orderNo)).body).toMatchObject({
    errorCode: 'withdraw.cancel.late',
    value: { stage: 'cancelled' },
  })
  expect([await main(), await held()]).toEqual([before, heldBefore])
  expect((await orderOf(orderNo)).stages.map(({ stage, by }: { stage: string; by: string }) => [stage, by])).toEqual([
    ['submitted', 'member'],
    ['checking', 'clock'],
    ['cancelled', 'member'],
  ])
})

test('[MEM-05] through all stages to received by itself after its minutes, each with its time', async () => {
  const before = await main()
  const { orderNo } = (await take(600)).body.value
  await expect(site.operate('pay', orderNo)).rejects.toThrow(/cannot be made paying/)
  await site.operate('approve', orderNo)
  expect((await cancel(orderNo)).body.errorCode).toBe('withdraw.cancel.late')
  await site.operate('pay', orderNo)
  await later(minute)
  const paid = await orderOf(orderNo)
  expect(paid).toMatchObject({ stage: 'paid', nextAction: 'confirm' })
  expect(paid.countsAt).toBe(site.gateway.clock.now() + 30 * minute)
  expect(paid.nextText).toContain('30 minutes')
  const waiting = (await get('/wps/relay/MCSFE_getPaymentConfirmationList')).body.value
  expect(waiting.list.map((order: { orderNo: string }) => order.orderNo)).toContain(orderNo)
  await later(29 * minute)
  expect((await orderOf(orderNo)).stage).toBe('paid')
  await later(minute)
  const done = await orderOf(orderNo)
  expect(done).toMatchObject({ stage: 'received', nextAction: null, countsAt: null })
  expect(done.stages.at(-1)).toMatchObject({ by: 'clock', reason: expect.stringContaining('counts as received') })
  expect(done.stages.map(({ time }: { time: number }) => time)).toEqual(
    done.stages.map(({ time }: { time: number }) => time).toSorted(),
  )
  expect(await main()).toBe(before - 60_000)
  expect((await confirm(orderNo, 'NOT_RECEIVED')).body).toMatchObject({
    errorCode: 'withdraw.confirm.late',
    value: { stage: 'received' },
  })
})

const paidOrder = async (amount: number): Promise<string> => {
  const { orderNo } = (await take(amount)).body.value
  await site.operate('approve', orderNo)
  await site.operate('pay', orderNo)
  await later(minute)
  return orderNo
}

test('what the bank is carrying out cannot be refused, so that nothing is paid and given back', async () => {
  const before = await main()
  const { orderNo } = (await take(500)).body.value
  await site.operate('approve', orderNo)
  await site.operate('pay', orderNo)
  await expect(site.operate('refuse', orderNo, 'Too late')).rejects.toThrow(/cannot be made refused/)
  expect(await main()).toBe(before - 50_000)
})

test('[MEM-05] not received stops the countdown; then it is paid again, closed by force, or refused', async () => {
  await later(day)
  const orderNo = await paidOrder(500)
  expect((await confirm(orderNo, 'FORCED_RECEIVED')).body.errorCode).toBe('withdraw.confirm.late')
  expect((await confirm(orderNo, 'NOT_RECEIVED', 'Nothing is there')).body.value).toMatchObject({
    stage: 'not-received',
    countsAt: null,
  })
  await later(2 * hour)
  const open = await orderOf(orderNo)
  expect(open.stage).toBe('not-received')
  expect(open.stages.at(-1)).toMatchObject({ by: 'member', reason: 'Nothing is there' })
  await site.operate('pay', orderNo)
  await later(minute)
  await confirm(orderNo, 'NOT_RECEIVED')
  expect((await confirm(orderNo, 'FORCED_RECEIVED')).body.value.stage).toBe('forced-received')
  const other = await paidOrder(500)
  expect((await confirm(other, 'RECEIVED')).body.value.stage).toBe('received')
  const before = await main()
  const third = await paidOrder(500)
  await confirm(third, 'NOT_RECEIVED')
  await site.operate('refuse', third, 'The bank', 'sent it back.')
  expect(await orderOf(third)).toMatchObject({ stage: 'refused' })
  expect((await orderOf(third)).stages.at(-1)).toMatchObject({ by: 'operator', reason: 'The bank sent it back.' })
  expect(await main()).toBe(before)
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('[MEM-05] a word that comes after the countdown is over is too late, though no job has run yet', async () => {
  const orderNo = await paidOrder(500)
  site.advance(30 * minute)
  token = await site.logIn()
  expect((await confirm(orderNo, 'NOT_RECEIVED')).body.errorCode).toBe('withdraw.confirm.late')
  await site.runJobs()
  expect((await orderOf(orderNo)).stage).toBe('received')
})

test('amount, card, password, count and tied money are checked', async () => {
  await later(day)
  expect((await take(499.99)).body).toMatchObject({
    errorCode: 'withdraw.amount.invalid',
    value: { minimum: 500, maximum: 200_000 },
  })
  expect((await take(500, { card: 1 })).body.errorCode).toBe('withdraw.card.unknown')
  expect((await take(500, { password: 'wrong' })).body.errorCode).toBe('invalid.payment.pw')
  expect((await take(150_000)).body.errorCode).toBe('wallet.balance.low')
  const free = (await get('/wps/relay/MCSFE_getWithdrawPlan')).body.value.free
  expect((await take(free + 1)).body.errorCode).toBe('wallet.balance.low')
  for (let taken = 0; taken < 3; taken++) await take(200, { card: cardOf('EW') })
  expect((await take(200, { card: cardOf('EW') })).body).toMatchObject({
    errorCode: 'withdraw.count.reached',
    value: { maximum: 3 },
  })
  const trial = await site.logIn('guest4021')
  const refused = await site.askSealed(
    'POST',
    path,
    { amount: 500, bankCardId: 1, password: 'x' },
    { token: trial, headers: key() },
  )
  expect(refused.body.errorCode).toBe('in_need_true_account')
  const old = await site.askSealed(
    'POST',
    '/wps/transaction/withdraw',
    { amount: 1, bankCardId: 1, password: 'x' },
    { token, headers: key() },
  )
  expect(old.body.errorCode).toBe('invalid.payment.pw')
})

test('of many withdrawals of the whole free money at once exactly one happens', async () => {
  await later(2 * day)
  const before = await main()
  const { free } = (await get('/wps/relay/MCSFE_getWithdrawPlan')).body.value
  const answers = await Promise.all(Array.from({ length: 12 }, () => take(free)))
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(await main()).toBe(before - Math.round(free * 100))
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('one member does not see or move another’s withdrawal', async () => {
  const { orderNo } = (
    await site.gateway.db
      .select()
      .from(withdrawals)
      .where(and(eq(withdrawals.memberId, player), eq(withdrawals.stage, 'approved')))
  )[0] ?? { orderNo: '' }
  expect(orderNo).not.toBe('')
  const mine = token
  token = await site.logIn('marcobay01')
  expect((await get(`/wps/relay/MCSFE_getWithdrawal?orderNo=${orderNo}`)).status).toBe(404)
  expect((await cancel(orderNo)).body.errorCode).toBe('withdraw.order.unknown')
  expect((await confirm(orderNo, 'RECEIVED')).body.errorCode).toBe('withdraw.order.unknown')
  token = mine
})

test('[BEY-09] the play money of a new account can be played, not withdrawn', async () => {
  const { body } = await site.askSealed('PUT', '/wps/member/register', registration('plannew1'), { headers: key() })
  const { value } = (await site.ask('GET', '/wps/relay/MCSFE_getWithdrawPlan', { token: String(body.value.token) }))
    .body
  expect(value).toMatchObject({ balance: 1000, free: 0, tied: 1000, forfeits: 0, withdrawable: 0 })
  expect(value.ties).toMatchObject([
    { title: 'Play money to start with', playOnly: true, balance: 1000, wager: 0, staked: 0, expiresAt: null },
  ])
})

test('the member is told of what the cashier does', async () => {
  const told = (await site.gateway.db.select().from(messages).where(eq(messages.toId, player))).map(({ kind }) => kind)
  expect(told).toEqual(expect.arrayContaining(['withdrawal.requested', 'withdrawal.paid', 'withdrawal.rejected']))
})

test('[MEM-05] the seed shows a withdrawal in every stage, and the operator sees those under way', async () => {
  const fresh = await startTestGateway()
  const rows = await fresh.gateway.db.select().from(withdrawals).where(eq(withdrawals.memberId, player))
  expect(new Set(rows.map(({ stage }) => stage)).size).toBe(10)
  const listed = await fresh.operate('withdrawals')
  expect(listed).toHaveLength(6)
  expect(await fresh.operate('ledger')).toMatch(/^The books are sound/)
  const paid = await fresh.gateway.db.select().from(deposits).where(eq(deposits.status, 'paid'))
  expect(paid.length).toBeGreaterThan(20)
  expect(await ledgerFaults(fresh.gateway.db)).toEqual([])
  await fresh.close()
})
