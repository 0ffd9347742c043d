import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deposits, payCallbacks } from '../../kernel/db/tables/index.ts'
import { languages, type Language } from '../../kernel/http/languages.ts'
import { openSentence } from '../../kernel/http/messages.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { day, hour, minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { providerKey } from '../deposit/provider-key.ts'
import { signCallback } from './sign-callback.ts'

const player = 1_000_001
let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
beforeEach(async () => {
  const open = and(eq(deposits.memberId, player), inArray(deposits.status, ['pending', 'checking']))
  await site.gateway.db.update(deposits).set({ status: 'cancelled' }).where(open)
})
afterAll(() => site.close())

const balance = () => memberBalance(site.gateway.db, player)
const openOrder = async (amount = 500, bankCode = 'SINAG') =>
  (
    await site.ask('POST', '/wps/relay/MCSFE_depositByLaunchUrl', {
      token,
      headers: { 'Idempotency-Key': randomUUID() },
      json: { amount, bankCode },
    })
  ).body.value
const orderOf = async (orderNo: string) => {
  token = await site.logIn()
  return (await site.ask('GET', `/wps/relay/MCSFE_getDepositOrder?orderNo=${orderNo}`, { token })).body.value
}

interface Report {
  readonly payer?: string
  readonly orderNo: string
  readonly reference?: string
  readonly state?: string
  readonly amount?: string
  readonly currency?: string
}
async function report(
  { orderNo, reference = `TLY-${randomUUID()}`, state = 'paid', amount = '500.00', currency = 'PHP', payer }: Report,
  change: { timestamp?: string; signature?: string } = {},
) {
  const body = JSON.stringify({ orderNo, reference, state, amount, currency, payer })
  const timestamp = change.timestamp ?? String(site.gateway.clock.now())
  const signature = change.signature ?? signCallback(await providerKey(site.gateway, 0), timestamp, body)
  return site.ask('POST', '/callbacks/pay', {
    json: body,
    headers: { 'X-Pay-Timestamp': timestamp, 'X-Pay-Signature': signature },
  })
}

const press = async (url: string, choice: string, attempt?: string) => {
  const html = await (await site.fetch(url)).text()
  const fields = new URLSearchParams({
    do: choice,
    attempt: attempt ?? /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? '',
  })
  const answer = await site.fetch(url, { method: 'POST', body: fields })
  return { answer, html, attempt: fields.get('attempt') ?? '' }
}

test('the payment page runs no script, may not be framed, and says that nothing is charged', async () => {
  const { launchUrl, orderNo } = await openOrder()
  expect(launchUrl).toMatch(/^http:\/\/pay\.localhost:4100\/order\//)
  const page = await site.fetch(launchUrl)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).not.toContain('script')
  expect(policy).toContain("frame-ancestors 'none'")
  const html = await page.text()
  expect(html).toContain('<html lang="en">')
  expect(html).toContain('Play money, demonstration')
  expect(html).toContain(orderNo)
  expect(html).toContain('₱500.00')
  expect(await (await site.fetch(launchUrl.replace('lang=EN', 'lang=TY'))).text()).toContain('<html lang="fil">')
})

test('[HDR-03] opened from a tab of the site the page sends back to it once there is nothing more to do, in every language; from a code it links to the site', async () => {
  const { launchUrl } = await openOrder()
  expect(launchUrl).toMatch(/&tab$/)
  const html = await (await site.fetch(launchUrl)).text()
  expect(html).not.toContain('Go back to the tab with Vesper.')
  expect(html).not.toContain('class="back"')
  expect(html).toContain('href="?lang=TY&amp;tab"')
  const { answer } = await press(launchUrl, 'pay')
  expect(answer.headers.get('location')).toMatch(/&tab$/)
  expect(await (await site.fetch(launchUrl)).text()).toContain('Go back to the tab with Vesper.')
  expect(await (await site.fetch(launchUrl.replace('&tab', ''))).text()).toContain('class="back"')
})

test('[HDR-03] a way to pay has the name of the form on its order and on the page of the provider', async () => {
  const { launchUrl, orderNo } = await openOrder()
  const { channelName } = await orderOf(orderNo)
  expect(channelName).toBe('Online banking, Bangko Sinag')
  expect(await (await site.fetch(launchUrl)).text()).toContain(`<dd>${channelName}</dd>`)
})

test('the payment page says that it is play money in every language', async () => {
  const { launchUrl } = await openOrder()
  for (const language of Object.keys(languages) as Language[]) {
    const html = await (await site.fetch(launchUrl.replace('lang=EN', `lang=${language}`))).text()
    expect(html, language).toContain(`<p class="demo">${openSentence('pay.demo', language)}</p>`)
  }
  expect(new Set(Object.keys(languages).map((language) => openSentence('pay.demo', language as Language))).size).toBe(6)
})

test('a payment page opens by its exact address only, and its form only from itself', async () => {
  const { launchUrl } = await openOrder()
  const url = new URL(launchUrl)
  url.pathname = `${url.pathname.slice(0, -1)}${url.pathname.endsWith('A') ? 'B' : 'A'}`
  expect((await site.fetch(url.href)).status).toBe(404)
  expect((await site.fetch(`http://pay.localhost:4100/wps/system/status`)).status).toBe(404)
  const foreign = await site.fetch(launchUrl, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ do: 'pay', attempt: `TLY-${'a'.repeat(24)}` }),
  })
  expect(foreign.status).toBe(400)
  expect((await press(launchUrl, 'pay', 'nonsense')).answer.status).toBe(400)
})

test('pay books the deposit once, however often the button is pressed', async () => {
  const before = await balance()
  const { launchUrl, orderNo } = await openOrder()
  const { answer, attempt } = await press(launchUrl, 'pay')
  expect(answer.status).toBe(303)
  await press(launchUrl, 'pay', attempt)
  await press(launchUrl, 'pay')
  expect(await balance()).toBe(before + 50_000)
  expect(await orderOf(orderNo)).toMatchObject({ status: 'paid', amount: 500, reference: attempt, payUrl: null })
  expect(await (await site.fetch(launchUrl)).text()).toContain('Paid.')
})

test('refuse ends it, let it hang leaves it to its time, and neither moves money', async () => {
  const before = await balance()
  const refused = await openOrder()
  await press(refused.launchUrl, 'refuse')
  expect(await orderOf(refused.orderNo)).toMatchObject({ status: 'failed', reason: expect.stringContaining('refused') })
  const hung = await openOrder()
  const { answer } = await press(hung.launchUrl, 'hang')
  expect(answer.headers.get('location')).toContain('hung')
  expect((await orderOf(hung.orderNo)).status).toBe('pending')
  site.advance(31 * minute)
  await site.runJobs()
  expect(await orderOf(hung.orderNo)).toMatchObject({ status: 'expired', payUrl: null })
  expect(await (await site.fetch(hung.launchUrl)).text()).toContain('run out of time')
  expect(await balance()).toBe(before)
})

test('the name that the provider gives an account or card that paid is kept with the deposit', async () => {
  const { orderNo } = await openOrder()
  expect((await report({ orderNo, payer: '0917 123 4567' })).status).toBe(400)
  expect((await report({ orderNo, payer: 'acct_3f9a11c07d' })).body.value).toEqual({ outcome: 'paid' })
  const rows = await site.gateway.db.select().from(deposits).where(eq(deposits.payer, 'acct_3f9a11c07d'))
  expect(rows).toMatchObject([{ orderNo, status: 'paid' }])
})

test('reports that are forged, stale, of another currency or of no order are turned away', async () => {
  const { orderNo } = await openOrder()
  const before = await balance()
  expect(await report({ orderNo }, { signature: '0'.repeat(64) })).toMatchObject({
    status: 401,
    body: { errorCode: 'payload.invalid' },
  })
  expect((await report({ orderNo }, { signature: 'no' })).status).toBe(401)
  expect((await report({ orderNo }, { timestamp: String(site.gateway.clock.now() - hour) })).status).toBe(401)
  expect((await report({ orderNo, currency: 'USD' })).status).toBe(400)
  expect((await report({ orderNo, amount: '500' })).status).toBe(400)
  expect((await report({ orderNo: 'D000000-NOBODY' })).status).toBe(404)
  expect(await balance()).toBe(before)
})

test('a report is taken once: repeated it changes nothing, for another order or sum it is refused', async () => {
  const [first, second] = [await openOrder(), await openOrder()]
  const before = await balance()
  const reference = `TLY-${randomUUID()}`
  expect((await report({ orderNo: first.orderNo, reference })).body.value).toEqual({ outcome: 'paid' })
  const again = await report({ orderNo: first.orderNo, reference })
  expect(again.body.value).toEqual({ outcome: 'paid' })
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await report({ orderNo: first.orderNo, reference, amount: '900.00' })).status).toBe(422)
  expect((await report({ orderNo: second.orderNo, reference })).status).toBe(422)
  expect((await report({ orderNo: first.orderNo })).body.value).toEqual({ outcome: 'surplus' })
  expect(site.lines.some((line) => line.includes(first.orderNo) && line.includes('surplus'))).toBe(true)
  expect(await balance()).toBe(before + 50_000)
})

test('reports come in any order: a failure after the payment is ignored, a payment after the failure is booked', async () => {
  const [first, second] = [await openOrder(), await openOrder()]
  const before = await balance()
  await report({ orderNo: first.orderNo })
  expect((await report({ orderNo: first.orderNo, state: 'failed' })).body.value).toEqual({ outcome: 'ignored' })
  await report({ orderNo: second.orderNo, state: 'failed' })
  expect((await report({ orderNo: second.orderNo })).body.value).toEqual({ outcome: 'paid' })
  expect(await balance()).toBe(before + 100_000)
  expect(await orderOf(second.orderNo)).toMatchObject({ status: 'paid', reason: null })
})

test('money that comes late is booked, and says so', async () => {
  const { orderNo } = await openOrder()
  site.advance(hour)
  await site.runJobs()
  const before = await balance()
  expect((await report({ orderNo })).body.value).toEqual({ outcome: 'paid' })
  expect(await balance()).toBe(before + 50_000)
  expect((await orderOf(orderNo)).reason).toContain('late')
})

test('another sum than was asked for waits for the cashier, who books what came', async () => {
  token = await site.logIn()
  const { orderNo } = await openOrder()
  const before = await balance()
  expect((await report({ orderNo, amount: '450.00' })).body.value).toEqual({ outcome: 'checking' })
  site.advance(day)
  await site.runJobs()
  expect(await orderOf(orderNo)).toMatchObject({ status: 'checking', reason: expect.stringContaining('cashier') })
  expect(await balance()).toBe(before)
  expect(await site.operate('confirm-deposit', orderNo)).toContain('450.00')
  await expect(site.operate('confirm-deposit', orderNo)).rejects.toThrow(/already/)
  expect(await balance()).toBe(before + 45_000)
  expect(await orderOf(orderNo)).toMatchObject({ status: 'paid', amount: 450 })
})

test('of many equal reports at once one books', async () => {
  token = await site.logIn()
  const { orderNo, id } = await openOrder()
  const before = await balance()
  const reference = `TLY-${randomUUID()}`
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => report({ orderNo, reference: at % 2 ? reference : `TLY-${randomUUID()}` })),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await balance()).toBe(before + 50_000)
  expect(
    (await site.gateway.db.select().from(payCallbacks).where(eq(payCallbacks.depositId, id))).filter(
      ({ outcome }) => outcome === 'paid',
    ),
  ).toHaveLength(1)
  expect((await site.gateway.db.select().from(deposits).where(eq(deposits.id, id)))[0]?.status).toBe('paid')
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('a payment is booked in the currency of the platform, though its network has no call left for a report', async () => {
  const strict = await startTestGateway({ addressFactor: 1, currency: 'VND' })
  const as = await strict.logIn()
  const before = await memberBalance(strict.gateway.db, player)
  const { launchUrl } = (
    await strict.ask('POST', '/wps/relay/MCSFE_depositByLaunchUrl', {
      token: as,
      headers: { 'Idempotency-Key': randomUUID() },
      json: { amount: 500, bankCode: 'SINAG' },
    })
  ).body.value
  strict.advance(minute)
  const html = await (await strict.fetch(launchUrl)).text()
  for (let asked = 1; asked < 99; asked++) await strict.fetch(launchUrl)
  const body = new URLSearchParams({ do: 'pay', attempt: /name="attempt" value="([^"]+)"/.exec(html)?.[1] ?? '' })
  expect((await strict.fetch(launchUrl, { method: 'POST', body })).status).toBe(303)
  expect((await strict.fetch(launchUrl)).status).toBe(429)
  expect(await memberBalance(strict.gateway.db, player)).toBe(before + 50_000)
  await strict.close()
})
