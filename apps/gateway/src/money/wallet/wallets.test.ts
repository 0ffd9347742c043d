import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { members, transfers } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const player = 1_000_001
let site: TestGateway
let token: string
beforeAll(async () => {
  site = await startTestGateway()
  token = await site.logIn()
})
afterAll(() => site.close())

const key = (): Record<string, string> => ({ 'Idempotency-Key': randomUUID() })
const get = (path: string, as = token) => site.ask('GET', path, { token: as })
const move = (type: 'IN' | 'OUT', amount: number, { headers = key(), vendor = 'NLT', on = site, as = token } = {}) =>
  on.ask('POST', '/wps/relay/GCS_walletTransfer', { token: as, headers, json: { type, vendor, amount } })

test('[MEM-07] the balance adds up the wallets and tells what is held beside it, with its moment', async () => {
  const { body } = await get('/wps/v2/wallets/balance?typeId=0')
  expect(body.value).toMatchObject({
    sumBalance: 4821.5,
    bonus: 0,
    held: 4800,
    currency: 'PHP',
    currencySymbol: '₱',
    asOf: site.gateway.clock.now(),
  })
  expect(body.value.balance[0]).toEqual({ accountTypeId: 2, availBalance: 4821.5, vendor: null, name: null })
  const one = await get('/wps/v2/wallets/balance?typeId=2')
  expect(one.body.value.balance).toHaveLength(1)
})

test('[MEM-07] two providers keep wallets of their own, all others play from the main one', async () => {
  const { body } = await get('/wps/relay/GCS_merchantWallet')
  expect(body.value).toEqual({ isSingle: 0, transferVendors: ['NLT', 'OVT'] })
  const inHouse = site.gateway.catalogue.providers.filter((provider) => provider.inHouse).map(({ code }) => code)
  expect(body.value.transferVendors.filter((code: string) => inHouse.includes(code))).toEqual([])
  const wallets = (await get('/wps/wallets')).body.value.list
  expect(wallets.map(({ vendor, name }: { vendor: string; name: string }) => [vendor, name])).toEqual([
    [null, 'Main wallet'],
    ['NLT', 'Northlight'],
    ['OVT', 'Overtime'],
  ])
})

test('[MEM-07] money moves into a provider’s wallet and back, once per key, and the sum stays', async () => {
  const headers = key()
  const first = await move('IN', 500.25, { headers })
  expect(first.body.value).toMatchObject({ vendor: 'NLT', vendorBalance: 500.25, mainBalance: 4321.25 })
  const again = await move('IN', 500.25, { headers })
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await move('IN', 500, { headers })).body.errorCode).toBe('idempotency.key.reused')
  expect((await get('/wps/v2/wallets/balance')).body.value.sumBalance).toBe(4821.5)
  expect((await move('OUT', 500.25)).body.value).toMatchObject({ vendorBalance: 0, mainBalance: 4821.5 })
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
})

test('a transfer needs a key, a provider with a wallet, whole centavos, enough money, and a full account', async () => {
  const no = (headers: Record<string, string>) =>
    site.ask('POST', '/wps/relay/GCS_walletTransfer', {
      token,
      headers,
      json: { type: 'IN', vendor: 'NLT', amount: 1 },
    })
  expect(await no({})).toMatchObject({ status: 400, body: { errorCode: 'idempotency.key.missing' } })
  expect((await move('IN', 10, { vendor: 'XGS' })).body.errorCode).toBe('wallet.vendor.unknown')
  expect((await move('IN', 10.005)).body.errorCode).toBe('request_param_err')
  expect((await move('IN', -10)).body.errorCode).toBe('request_param_err')
  expect((await move('IN', 4821.51)).body.errorCode).toBe('wallet.balance.low')
  expect((await move('OUT', 0.01)).body.errorCode).toBe('wallet.balance.low')
  expect((await move('IN', 10, { as: await site.logIn('guest4021') })).body.errorCode).toBe('in_need_true_account')
  expect(await memberBalance(site.gateway.db, player)).toBe(482_150)
})

test('all of it comes home in one step, but for a locked wallet', async () => {
  await move('IN', 100)
  await move('IN', 50, { vendor: 'OVT' })
  await site.operate('lock-wallet', 'linhtran88', 'OVT', '10', 'Results', 'are', 'being', 'counted')
  expect(await move('OUT', 1, { vendor: 'OVT' })).toMatchObject({
    status: 423,
    body: {
      errorCode: 'wallet.locked',
      value: { until: site.gateway.clock.now() + 10 * minute, reason: 'Results are being counted' },
    },
  })
  const locks = (await get('/wps/wallets/lockStatus')).body.value
  expect(locks.list.filter((wallet: { locked: boolean }) => wallet.locked)).toMatchObject([
    { vendor: 'OVT', reason: 'Results are being counted' },
  ])
  const home = await site.ask('POST', '/wps/wallets/transferToMainWallet', { token, headers: key(), json: {} })
  expect(home.body.value).toEqual({ mainBalance: 4771.5, moved: [{ vendor: 'NLT', amount: 100 }], left: ['OVT'] })
  site.advance(10 * minute)
  const rest = await site.ask('POST', '/wps/wallets/transferToMainWallet', { token, headers: key(), json: {} })
  expect(rest.body.value).toMatchObject({ mainBalance: 4821.5, left: [] })
})

test('[MEM-07] money goes home from a closed provider, and none goes to it', async () => {
  await move('IN', 20)
  await site.operate('provider', 'NLT', 'off')
  const walletOf = async (code: string) =>
    (await get('/wps/wallets')).body.value.list.find(({ vendor }: { vendor: string | null }) => vendor === code)
  expect(await walletOf('NLT')).toMatchObject({ balance: 20, closed: true })
  expect(await walletOf('OVT')).toMatchObject({ closed: false })
  expect((await move('IN', 5)).body.errorCode).toBe('wallet.vendor.closed')
  expect((await move('OUT', 20)).body.value).toMatchObject({ vendorBalance: 0, mainBalance: 4821.5 })
  await site.operate('provider', 'NLT', 'on')
  expect(await walletOf('NLT')).toMatchObject({ closed: false })
})

test('the eleventh transfer of a minute waits, a repeated one does not, and the count is the database’s', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const as = await strict.logIn()
  const headers = key()
  const first = await move('IN', 1, { headers, on: strict, as })
  for (let moved = 1; moved < 10; moved++) expect((await move('IN', 1, { on: strict, as })).status).toBe(200)
  const over = await move('IN', 1, { on: strict, as })
  expect(over).toMatchObject({ status: 429, body: { errorCode: 'TOO_MANY_REQUESTS' } })
  expect(Number(over.headers.get('retry-after'))).toBe(60)
  expect((await move('IN', 1, { headers, on: strict, as })).body.value).toEqual(first.body.value)
  strict.advance(minute)
  expect((await move('IN', 1, { on: strict, as })).status).toBe(200)
  await strict.close()
})

test('two gateways on one database move once for one key, and share the count of a minute', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const other = await strict.twin({ addressFactor: 1 })
  const as = await strict.logIn()
  const headers = key()
  const answers = await Promise.all([strict, other, strict, other].map((on) => move('IN', 5, { headers, on, as })))
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
  expect(await memberBalance(strict.gateway.db, player, 'NLT')).toBe(500)
  for (let moved = 1; moved < 10; moved++) await move('IN', 1, { on: moved % 2 ? strict : other, as })
  expect((await move('IN', 1, { on: strict, as })).status).toBe(429)
  expect((await move('IN', 1, { on: other, as })).status).toBe(429)
  await strict.close()
})

test('of many transfers at once exactly the affordable ones happen, each once', async () => {
  const balance = await memberBalance(site.gateway.db, player)
  const before = (await site.gateway.db.select().from(transfers).where(eq(transfers.kind, 'wallet-in'))).length
  const answers = await Promise.all(Array.from({ length: 60 }, () => move('IN', 600)))
  const done = answers.filter(({ status, body }) => status === 200 && body.success)
  const refused = answers.filter(({ body }) =>
    ['wallet.balance.low', 'wallet.transfer.running'].includes(body.errorCode),
  )
  expect(done.length + refused.length).toBe(60)
  expect(await memberBalance(site.gateway.db, player)).toBe(balance - done.length * 60_000)
  expect((await site.gateway.db.select().from(transfers).where(eq(transfers.kind, 'wallet-in'))).length).toBe(
    before + done.length,
  )
  if (!answers.some(({ status }) => status === 409)) expect(done).toHaveLength(Math.floor(balance / 60_000))
  expect(await ledgerFaults(site.gateway.db)).toEqual([])
  await site.ask('POST', '/wps/wallets/transferToMainWallet', { token, headers: key(), json: {} })
})

test('[MEM-03] free money goes to the agent above, with the payment password; what a bonus will pay is given up', async () => {
  const pass = (amount: number, password = demoPaymentPassword, as = token, forfeitBonus = false) =>
    site.askSealed(
      'POST',
      '/wps/relay/passwordCheck/MCSFE_transferToUpline',
      { amount, password, forfeitBonus },
      { token: as, headers: key() },
    )
  const above =
    (await site.gateway.db.query.members.findFirst({ where: (row, { eq: is }) => is(row.usernameKey, 'aprilsol22') }))
      ?.id ?? 0
  const before = await memberBalance(site.gateway.db, above)
  expect((await pass(100, 'wrong-one')).body.errorCode).toBe('invalid.payment.pw')
  expect((await pass(4900)).body.errorCode).toBe('wallet.balance.low')
  expect((await pass(100)).body).toMatchObject({
    errorCode: 'bonus.active',
    value: { bonus: 800, titles: ['Second deposit'] },
  })
  expect((await pass(100, demoPaymentPassword, token, true)).body.value).toMatchObject({
    upline: 'aprilsol22',
    mainBalance: 4721.5,
  })
  expect(await memberBalance(site.gateway.db, player, 'bonus')).toBe(0)
  expect(await memberBalance(site.gateway.db, above)).toBe(before + 10_000)
  expect((await pass(100, demoPaymentPassword, await site.logIn('marcobay01'))).body.errorCode).toBe(
    'wallet.upline.missing',
  )
})

const pass = (on: TestGateway, as: string, amount: number, { headers = key(), password = demoPaymentPassword } = {}) =>
  on.askSealed(
    'POST',
    '/wps/relay/passwordCheck/MCSFE_transferToUpline',
    { amount, password, forfeitBonus: true },
    { token: as, headers },
  )

test('nothing is sent to an account whose wallet is locked, and why it is stays its own affair', async () => {
  const as = await site.logIn()
  await site.operate('lock-wallet', 'aprilsol22', 'main', '10', 'Under', 'review')
  expect((await pass(site, as, 1)).body).toMatchObject({ errorCode: 'wallet.receiver.locked', value: null })
  await site.operate('unlock-wallet', 'aprilsol22', 'main')
  expect((await pass(site, as, 1)).body.success).toBe(true)
})

test('a try that is refused counts, and is refused before the password is hashed', async () => {
  const strict = await startTestGateway({ addressFactor: 1 })
  const as = await strict.logIn()
  const hashed = vi.spyOn(strict.gateway.passwords, 'check')
  for (let tried = 0; tried < 10; tried++)
    expect((await pass(strict, as, 90_000)).body.errorCode).toBe('wallet.balance.low')
  expect((await pass(strict, as, 90_000)).status).toBe(429)
  expect(hashed).toHaveBeenCalledTimes(10)
  await strict.close()
})

test('a finished transfer is replayed although it would be refused now, and no password is needed', async () => {
  const fresh = await startTestGateway()
  const as = await fresh.logIn()
  const [moved, passed] = [key(), key()]
  const into = await move('IN', 5, { headers: moved, on: fresh, as })
  const up = await pass(fresh, as, 1, { headers: passed })
  await fresh.gateway.db.update(members).set({ uplineId: null }).where(eq(members.id, player))
  const other = await fresh.twin({ transferProviders: [] })
  expect((await move('IN', 5, { headers: moved, on: other, as })).body.value).toEqual(into.body.value)
  const again = await pass(fresh, as, 1, { headers: passed, password: '000000' })
  expect(again.body.value).toEqual(up.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect((await pass(fresh, as, 2, { headers: passed })).body.errorCode).toBe('idempotency.key.reused')
  await fresh.close()
})
