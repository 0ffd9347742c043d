import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bonuses, deposits } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { minute } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const player = 1_000_001
let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const qr = '/wps/relay/MCSFE_depositByQRImageUrl'
const launch = '/wps/relay/MCSFE_depositByLaunchUrl'
const transfer = '/wps/transaction/deposit/mt'
const get = (path: string, as = token) => site.ask('GET', path, { token: as })
const post = (path: string, json: unknown, { as = token, key = randomUUID() } = {}) =>
  site.ask('POST', path, { token: as, json, headers: { 'Idempotency-Key': key } })
const cancel = (orderNo: string, as = token) => post('/wps/relay/MCSFE_cancelDepositOrder', { orderNo }, { as })
const pay = async (url: string) => {
  const attempt = /name="attempt" value="([^"]+)"/.exec(await (await site.fetch(url)).text())?.[1] ?? ''
  await site.fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay', attempt }) })
}
const newcomer = async (name: string): Promise<string> => {
  const { body } = await site.askSealed('PUT', '/wps/member/register', registration(name), {
    headers: { 'Idempotency-Key': randomUUID() },
  })
  return String(body.value.token)
}

test('[BEY-08] each way to deposit says minimum, maximum, fee and usual time before it is chosen', async () => {
  const { value } = (
    await get('/wps/relay/MCSFE_getDepositPaymentChannels?webSupported=Y&mobileSupported=N&groupMTByChannelName=Y')
  ).body
  expect(Object.keys(value)).toEqual(['MWQR', 'PG', 'MT'])
  for (const { channels } of Object.values<{ channels: Record<string, number>[] }>(value))
    for (const channel of channels)
      expect(channel).toMatchObject({
        minimum: expect.any(Number),
        maximum: expect.any(Number),
        feePercent: expect.any(Number),
        usualMinutes: expect.any(Number),
      })
  expect(value.MWQR.channels[0].usualMinutes).toBeLessThanOrEqual(3)
})

test('[BEY-08] the settings count what worked and offer sums from the smallest', async () => {
  const { value } = (await get('/wps/relay/MCSFE_getDepositSettings')).body
  const mine = await site.gateway.db.select().from(deposits).where(eq(deposits.memberId, player))
  expect(value).toMatchObject({
    allowDeposit: 'Y',
    totalDepositSuccessCount: mine.filter(({ status }) => status === 'paid').length,
  })
  expect(value.depositInfo).toMatchObject({ minimumAmount: 100, openCount: 1, maxOpenCount: 5, expireMinutes: 30 })
  expect(value.depositInfo.quickAmounts).toEqual(
    [...value.depositInfo.quickAmounts].toSorted((a: number, b: number) => a - b),
  )
  const banks = (await get('/wps/system/depositBanks')).body.value.list
  expect(banks).toHaveLength(3)
})

test('a deposit by QR answers the code to draw and is the same order for the same key', async () => {
  const key = randomUUID()
  const json = { amount: 250.5, bankCode: 'PERLAS', showQrImageOnly: 1 }
  const first = await post(qr, json, { key })
  expect(first.body.value).toMatchObject({
    status: 'pending',
    amount: 250.5,
    fee: 0,
    method: 'qr',
    channelCode: 'MWQR',
  })
  expect(first.body.value.qrCode).toContain('5406250.50')
  expect(first.body.value.qrCodeUrl).toContain('pay.localhost')
  expect(first.body.value.expiresAt).toBe(site.gateway.clock.now() + 30 * minute)
  expect((await post(qr, json, { key })).body.value).toEqual(first.body.value)
  expect((await post(qr, { ...json, amount: 300 }, { key })).body.errorCode).toBe('idempotency.key.reused')
  const order = await get(`/wps/relay/MCSFE_getDepositOrder?orderNo=${first.body.value.orderNo}`)
  expect(order.body.value).toMatchObject({
    orderNo: first.body.value.orderNo,
    status: 'pending',
    qrCode: first.body.value.qrCode,
  })
  expect((await cancel(first.body.value.orderNo)).body.value).toMatchObject({ status: 'cancelled', qrCode: null })
  expect((await cancel(first.body.value.orderNo)).body).toMatchObject({
    errorCode: 'deposit.cancel.late',
    value: { status: 'cancelled' },
  })
})

test('a card costs a fee, and the records show both', async () => {
  const before = await memberBalance(site.gateway.db, player)
  const { body } = await post(launch, { amount: 1000, bankCode: 'CARD' })
  expect(body.value).toMatchObject({ fee: 15, channelCode: 'PG' })
  await pay(body.value.launchUrl)
  expect(await memberBalance(site.gateway.db, player)).toBe(before + 98_500)
  const { list } = (await get('/wps/relay/ODSFE2_MemTransDet?size=2')).body.value
  expect(list).toMatchObject([
    { amount: -15, txTypeName: 'Fee' },
    { amount: 1000, txTypeName: 'Deposit', orderNo: body.value.orderNo, remark: 'Debit or credit card' },
  ])
})

test('[I18N-01] an order, the list, the payment page, the record and the letter call the way to pay as the form does, in the language that is asked for', async () => {
  const asked = async (path: string, language: string) =>
    (await site.ask('GET', path, { token, headers: { Language: language } })).body.value
  const { body } = await post(launch, { amount: 1000, bankCode: 'CARD' })
  const shown = await (await site.fetch(body.value.launchUrl.replace(/lang=\w+/, 'lang=VI'))).text()
  await pay(body.value.launchUrl)
  for (const [language, name] of [
    ['VI', 'Thẻ ghi nợ hoặc thẻ tín dụng'],
    ['EN', 'Debit or credit card'],
  ] as const) {
    const { PG } = await asked('/wps/relay/MCSFE_getDepositPaymentChannels', language)
    expect(PG.channels.at(-1).banks).toMatchObject([{ bankName: name }])
    expect((await asked(`/wps/relay/MCSFE_getDepositOrder?orderNo=${body.value.orderNo}`, language)).channelName).toBe(
      name,
    )
    const { list } = await asked('/wps/report/depositTransaction?size=20', language)
    expect(list).toContainEqual(expect.objectContaining({ orderNo: body.value.orderNo, channelName: name }))
    expect((await asked('/wps/relay/ODSFE2_MemTransDet?size=2', language)).list[1]).toMatchObject({ remark: name })
    expect((await asked('/wps/message/inbox?size=1', language)).list[0].content).toContain(name)
  }
  expect(shown).toContain('<dd>Thẻ ghi nợ hoặc thẻ tín dụng</dd>')
})

test('amount, channel, number of open orders and a full account are checked', async () => {
  expect((await post(qr, { amount: 99.99, bankCode: 'PERLAS' })).body).toMatchObject({
    errorCode: 'deposit.amount.invalid',
    value: { minimum: 100, maximum: 50_000 },
  })
  expect((await post(qr, { amount: 200, bankCode: 'SINAG' })).body.errorCode).toBe('deposit.channel.unknown')
  expect((await post(launch, { amount: 200, bankCode: 'NOBODY' })).body.errorCode).toBe('deposit.channel.unknown')
  expect(
    (await post(qr, { amount: 200, bankCode: 'PERLAS' }, { as: await site.logIn('guest4021') })).body.errorCode,
  ).toBe('in_need_true_account')
  const open = await Promise.all(Array.from({ length: 6 }, () => post(qr, { amount: 200, bankCode: 'ALON' })))
  const made = open.filter(({ body }) => body.success)
  expect(made).toHaveLength(4)
  expect(open.filter(({ body }) => body.errorCode === 'deposit.open.many')).toHaveLength(2)
  for (const { body } of made) await cancel(body.value.orderNo)
})

test('one member does not see or cancel another’s deposit', async () => {
  const { body } = await post(qr, { amount: 200, bankCode: 'PERLAS' })
  const other = await site.logIn('marcobay01')
  expect(await get(`/wps/relay/MCSFE_getDepositOrder?orderNo=${body.value.orderNo}`, other)).toMatchObject({
    status: 404,
  })
  expect((await cancel(body.value.orderNo, other)).body.errorCode).toBe('deposit.order.unknown')
  await cancel(body.value.orderNo)
})

const picture = (): string => {
  const png = new PNG({ width: 2, height: 2 })
  png.data.fill(200)
  return `data:image/png;base64,${PNG.sync.write(png).toString('base64')}`
}

test('a bank transfer is told with its reference and receipt, and the cashier books it or not', async () => {
  const json = { amount: 800, bankCode: 'ISLA', reference: 'ISL-2026-0007', receipt: picture() }
  const { body } = await post(transfer, json)
  expect(body.value).toMatchObject({ status: 'checking', method: 'transfer', reference: 'ISL-2026-0007', payUrl: null })
  expect((await post(transfer, json)).body.errorCode).toBe('deposit.reference.used')
  expect(
    (await post(transfer, { ...json, reference: 'ISL-2', receipt: 'data:image/png;base64,AAAA' })).body.errorCode,
  ).toBe('upload.picture.invalid')
  const before = await memberBalance(site.gateway.db, player)
  expect(await site.operate('deposits', 'checking')).toContainEqual(
    expect.objectContaining({ order: body.value.orderNo, receipt: 'image/png' }),
  )
  await site.operate('confirm-deposit', body.value.orderNo, '799.50')
  expect(await memberBalance(site.gateway.db, player)).toBe(before + 79_950)
  const other = await post(transfer, { ...json, reference: 'ISL-2026-0008', receipt: null })
  await site.operate('refuse-deposit', other.body.value.orderNo, 'No such credit on our account.')
  const { value } = (await get(`/wps/relay/MCSFE_getDepositOrder?orderNo=${other.body.value.orderNo}`)).body
  expect(value).toMatchObject({ status: 'failed', reason: 'No such credit on our account.' })
})

test('[BEY-02] a bonus that is chosen comes with the payment and with its terms, once', async () => {
  const offered = async (as = token) => (await get('/wps/promotions/deposit', as)).body.value.list
  expect(await offered()).toMatchObject([
    {
      promotionId: 105,
      available: false,
      reason: expect.stringContaining('second deposit'),
      wagerTimes: 50,
      days: 30,
      excluded: ['LIVE'],
      weights: { PVP: 25, FISH: 10, RNG: 5 },
      terms: { locked: true, wagerMultiple: 50 },
    },
  ])
  expect((await post(qr, { amount: 500, bankCode: 'PERLAS', promotionId: 105 })).body.errorCode).toBe(
    'deposit.promotion.unavailable',
  )
  const as = await newcomer('bonuschosen1')
  await pay((await post(qr, { amount: 200, bankCode: 'PERLAS' }, { as })).body.value.qrCodeUrl)
  expect(await offered(as)).toMatchObject([
    { promotionId: 105, available: true, reason: null, maximumBonus: 5000, minimumDeposit: 200 },
  ])
  expect((await post(qr, { amount: 150, bankCode: 'PERLAS', promotionId: 105 }, { as })).body.value.reason).toContain(
    '200',
  )
  site.advance(1000)
  const one = await post(qr, { amount: 600, bankCode: 'PERLAS', promotionId: 105 }, { as })
  site.advance(1000)
  const two = await post(qr, { amount: 700, bankCode: 'PERLAS', promotionId: '105' }, { as })
  await pay(one.body.value.qrCodeUrl)
  await pay(two.body.value.qrCodeUrl)
  const orders = (await get('/wps/report/depositTransaction?status=paid&size=2', as)).body.value
  expect(orders.list).toMatchObject([
    { bonusAmount: null, reason: expect.stringContaining('no longer') },
    { bonusAmount: 120, reason: null },
  ])
  const moves = (await site.ask('GET', '/wps/report/transaction?size=3', { token: as, headers: { Language: 'TY' } }))
    .body.value.list
  expect(moves.slice(0, 2).map(({ remark }: { remark: string }) => remark)).toEqual(['Perlas Wallet', 'Perlas Wallet'])
  const { memberId } = (
    await site.gateway.db.select().from(deposits).where(eq(deposits.orderNo, one.body.value.orderNo))
  )[0] ?? { memberId: 0 }
  expect(await memberBalance(site.gateway.db, memberId)).toBe(150_000)
  const [given] = await site.gateway.db
    .select()
    .from(bonuses)
    .where(and(eq(bonuses.memberId, memberId), eq(bonuses.note, 'Second deposit')))
  expect(given).toMatchObject({
    amount: 12_000,
    balance: 0,
    locked: true,
    wager: 600_000,
    maxBet: null,
    excluded: 'LIVE',
    weights: { PVP: 25, FISH: 10, RNG: 5 },
  })
})

test('an order of a promotion that has gone from the list since is paid without its bonus, and says so', async () => {
  const { orderNo, qrCodeUrl } = (await post(qr, { amount: 300, bankCode: 'PERLAS' })).body.value
  await site.gateway.db.update(deposits).set({ promotionId: 151 }).where(eq(deposits.orderNo, orderNo))
  await pay(qrCodeUrl)
  expect((await get(`/wps/relay/MCSFE_getDepositOrder?orderNo=${orderNo}`)).body.value).toMatchObject({
    status: 'paid',
    bonusAmount: null,
    reason: expect.stringContaining('no longer'),
  })
})

test('the bonus of the second deposit is there for the second only', async () => {
  const as = await newcomer('seconddep1')
  const offered = async () => (await get('/wps/promotions/deposit', as)).body.value.list[0].available
  expect(await offered()).toBe(false)
  await pay((await post(qr, { amount: 200, bankCode: 'PERLAS' }, { as })).body.value.qrCodeUrl)
  expect(await offered()).toBe(true)
  const { body } = await post(launch, { amount: 1000, bankCode: 'SINAG', promotionId: 105 }, { as })
  await pay(body.value.launchUrl)
  expect((await get('/wps/v2/wallets/balance', as)).body.value.sumBalance).toBe(1000 + 200 + 1000)
  expect(await offered()).toBe(false)
})

test('[MEM-04] the list of deposits has pages, a status, a total and a period', async () => {
  const { value } = (await get('/wps/report/depositTransaction?size=2&page=2')).body
  expect(value.list).toHaveLength(2)
  expect(value.totalCount).toBe(
    (await site.gateway.db.select().from(deposits).where(eq(deposits.memberId, player))).filter(
      ({ at }) => at >= site.gateway.clock.now() - 7 * 86_400_000,
    ).length,
  )
  expect(value.totalPages).toBe(Math.ceil(value.totalCount / 2))
  expect((await get('/wps/report/depositTransaction?startTime=0&endTime=9999999999999')).body.errorCode).toBe(
    'records.period.invalid',
  )
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('a reference of a bank is taken once, however it is written and however many tell of it at once', async () => {
  const others = await Promise.all(['reftella1', 'reftellb1', 'reftellc1', 'reftelld1'].map((name) => newcomer(name)))
  const tell = (reference: string, as?: string, bankCode = 'MAYON') =>
    post(transfer, { amount: 600, bankCode, reference }, as ? { as } : {})
  const answers = await Promise.all(
    ['FT-0001', 'ft-0001', 'FT 0001', ' ft.0001'].map((reference, at) => tell(reference, others[at])),
  )
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.errorCode === 'deposit.reference.used')).toHaveLength(3)
  expect((await tell('FT-0001', others[0], 'SINAG')).body.success).toBe(true)
  const at = answers.findIndex(({ body }) => body.success)
  await cancel(answers[at]?.body.value.orderNo, others[at])
  expect((await tell('FT0001', others[1])).body.success).toBe(true)
})
