import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { affiliateJoins, members, messages, rebateRates, transfers } from '../../kernel/db/tables/index.ts'
import { memberBalance } from '../../kernel/ledger/accounts.ts'
import { ledgerFaults } from '../../kernel/ledger/sound.ts'
import { demoPaymentPassword } from '../../app/seed/people/names.ts'
import { minute } from '../../app/testing/moments.ts'
import { registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const marcoId = 1_000_002
const aprilId = 1_000_003
let site: TestGateway
let marco: string
let april: string
beforeAll(async () => {
  site = await startTestGateway()
  marco = await site.logIn('marcobay01')
  april = await site.logIn('aprilsol22')
})
afterAll(() => site.close())

const keyed = (token: string, key: string = randomUUID()) => ({ token, headers: { 'Idempotency-Key': key } })
const open = (token: string, body: Record<string, unknown>, key?: string) =>
  site.askSealed('POST', '/wps/agent/downline', body, keyed(token, key))
const hand = (token: string, body: Record<string, unknown>, key?: string) =>
  site.askSealed('PUT', '/wps/agent/transferDownline', { password: demoPaymentPassword, ...body }, keyed(token, key))
const link = (token: string, json: Record<string, unknown>) =>
  site.ask('POST', '/wps/agent/affiliateUrl', { ...keyed(token), json })
const setRates = (token: string, account: string, rates: Record<string, number>) =>
  site.ask('POST', '/wps/relay/MCSFE_setCustomerRebateSettingByProductType', { token, json: { account, rates } })
const ratesOf = async (memberId: number) =>
  Object.fromEntries(
    (await site.gateway.db.select().from(rebateRates).where(eq(rebateRates.memberId, memberId))).map((row) => [
      row.productType,
      row.rate,
    ]),
  )

test('[AGT-06] an agent opens an account below itself, once per key, with rates up to its own', async () => {
  const key = randomUUID()
  const body = { username: 'Nena2026', password: 'abcd1234', type: 2, rates: { RNG: 0.004, LIVE: 0.001 } }
  const first = await open(april, body, key)
  expect(first.body.value).toMatchObject({ account: 'Nena2026', type: 2 })
  const again = await open(april, body, key)
  expect(again.body.value).toEqual(first.body.value)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const { memberId } = first.body.value
  expect(await ratesOf(memberId)).toEqual({ RNG: 4_000, LIVE: 1_000 })
  const [row] = await site.gateway.db.select().from(members).where(eq(members.id, memberId))
  expect(row).toMatchObject({ uplineId: aprilId, type: 2, passwordTemporary: true })
  expect(await memberBalance(site.gateway.db, memberId)).toBe(0)
  const token = await site.logIn('nena2026', 'abcd1234')
  expect((await site.ask('GET', '/wps/agent/default', { token })).body.value).toMatchObject({
    level: 3,
    upline: 'aprilsol22',
  })
})

test('[AGT-06] a taken name, a weak password and a rate above the own one are refused', async () => {
  expect((await open(april, { username: 'nena2026', password: 'abcd1234' })).body.errorCode).toBe(
    'register.username.taken',
  )
  expect((await open(april, { username: 'nena2027', password: 'abcdefgh' })).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'password' },
  })
  expect(
    (await open(april, { username: 'nena2027', password: 'abcd1234', rates: { RNG: 0.0055 } })).body,
  ).toMatchObject({
    errorCode: 'agent.rate.outside',
    value: { productType: 'RNG', lowest: 0, highest: 0.005, step: 0.0005 },
  })
  expect(await site.gateway.db.select().from(members).where(eq(members.usernameKey, 'nena2027'))).toEqual([])
})

test('rates of a downline stay between what it has handed on and what its upline has', async () => {
  const bounds = await site.ask(
    'GET',
    '/wps/relay/MCSFE_getCustomerRebateSettingByProductType?account=aprilsol22&productType=RNG',
    { token: marco },
  )
  expect(bounds.body.value.list).toEqual([
    { productType: 'RNG', lowest: 0.004, highest: 0.008, step: 0.0005, rate: 0.005, own: 0.008 },
  ])
  expect((await setRates(marco, 'aprilsol22', { RNG: 0.0035 })).body.errorCode).toBe('agent.rate.outside')
  expect((await setRates(marco, 'aprilsol22', { RNG: 0.0085 })).body.errorCode).toBe('agent.rate.outside')
  expect((await setRates(marco, 'aprilsol22', { RNG: 0.00512 })).body.errorCode).toBe('agent.rate.outside')
  expect((await setRates(marco, 'nena2026', { RNG: 0.001 })).body.errorCode).toBe('agent.downline.unknown')
  expect((await setRates(marco, 'aprilsol22', { RNG: 0.006 })).body.value.rates).toMatchObject({
    RNG: 0.006,
    LIVE: 0.001,
  })
  const list = await site.ask('GET', '/wps/agent/downlineRebates?account=april', { token: marco })
  expect(list.body.value.list).toMatchObject([{ account: 'aprilsol22', rates: { RNG: 0.006 } }])
  const settings = await site.ask('GET', '/wps/agent/globalRebateSettings', { token: april })
  expect(settings.body.value.list).toContainEqual({
    productType: 'RNG',
    lowest: 0,
    highest: 0.01,
    step: 0.0005,
    own: 0.006,
  })
  const one = await site.ask('GET', '/wps/relay/MCSFE_getGlobalRebateSettingsByProductType?productType=LIVE', {
    token: april,
  })
  expect(one.body.value).toMatchObject({ productType: 'LIVE', own: 0.001 })
})

test('[AGT-06] an invitation link carries a rate, counts who came by it, and ends', async () => {
  const made = await link(april, { type: 0, note: 'Radio', rates: { RNG: 0.002 } })
  const { affiUrlId, code, url } = made.body.value
  expect(url).toBe(`http://localhost:4100/register?affiliateCode=${code}`)
  const joined = await site.askSealed(
    'PUT',
    '/wps/member/register',
    registration('radiofan1', { affiliateCode: code }),
    {
      headers: { 'Idempotency-Key': randomUUID() },
    },
  )
  expect(joined.body.success).toBe(true)
  const [fan] = await site.gateway.db.select().from(members).where(eq(members.usernameKey, 'radiofan1'))
  expect(fan?.uplineId).toBe(aprilId)
  expect(await ratesOf(fan?.id ?? 0)).toEqual({ RNG: 2_000 })
  const list = await site.ask('GET', '/wps/relay/MCSFE_viewAffiliateUrls?sort=createTime&size=1', { token: april })
  expect(list.body.value.list).toMatchObject([{ affiUrlId, code, note: 'Radio', rates: { RNG: 0.002 }, registered: 1 }])
  const guests = await site.ask('GET', `/wps/agent/registeredAffiliates?code=${code}`, { token: april })
  expect(guests.body.value).toMatchObject({ totalCount: 1, list: [{ account: 'radiofan1', code }] })
  expect(
    (await site.ask('DELETE', `/wps/agent/affiliateUrl?affiUrlId=${affiUrlId}`, { token: marco })).body.errorCode,
  ).toBe('agent.link.unknown')
  expect(
    (await site.ask('DELETE', `/wps/relay/MCSFE_deleteAffiliateUrl?affiUrlId=${affiUrlId}`, { token: april })).body
      .success,
  ).toBe(true)
  const late = await site.askSealed('PUT', '/wps/member/register', registration('radiofan2', { affiliateCode: code }), {
    headers: { 'Idempotency-Key': randomUUID() },
  })
  expect(late.body.errorCode).toBe('register.affiliate.invalid')
  expect(
    await site.gateway.db
      .select()
      .from(affiliateJoins)
      .where(eq(affiliateJoins.memberId, fan?.id ?? 0)),
  ).toHaveLength(1)
})

test('of many links made at the same time fifty stand', async () => {
  const token = await site.logIn('nena2026', 'abcd1234')
  const answers = await Promise.all(Array.from({ length: 53 }, () => link(token, {})))
  expect(answers.filter(({ body }) => body.errorCode === 'agent.links.full')).toHaveLength(3)
})

test('a player of the team becomes an agent, once; others are out of reach', async () => {
  const promote = (token: string, account: string) =>
    site.ask('PUT', '/wps/agent/promoteDownlineToAgent', { token, json: { account } })
  expect((await promote(marco, 'radiofan1')).body.value).toMatchObject({ account: 'radiofan1', type: 2 })
  expect((await promote(marco, 'radiofan1')).body.value.type).toBe(2)
  expect((await promote(april, 'marcobay01')).body.errorCode).toBe('agent.downline.unknown')
})

test('money goes to a downline once per key, with the payment password, and only what is free', async () => {
  const { db } = site.gateway
  const before = [await memberBalance(db, marcoId), await memberBalance(db, aprilId)]
  const key = randomUUID()
  const body = { account: 'aprilsol22', amount: 123.45, remark: 'Advance' }
  const first = await hand(marco, body, key)
  expect(first.body.value).toMatchObject({
    account: 'aprilsol22',
    amount: 123.45,
    balance: ((before[0] ?? 0) - 12_345) / 100,
  })
  const again = await hand(marco, body, key)
  expect(again.body.value).toEqual(first.body.value)
  expect([await memberBalance(db, marcoId), await memberBalance(db, aprilId)]).toEqual([
    (before[0] ?? 0) - 12_345,
    (before[1] ?? 0) + 12_345,
  ])
  expect((await hand(marco, { ...body, password: '000000' })).body.errorCode).toBe('invalid.payment.pw')
  expect((await hand(marco, { ...body, amount: 99_999 })).body).toMatchObject({
    errorCode: 'agent.transfer.balance',
    value: { free: ((before[0] ?? 0) - 12_345) / 100 },
  })
  expect((await hand(april, { ...body, account: 'marcobay01' })).body.errorCode).toBe('agent.downline.unknown')
  expect((await hand(marco, { ...body, amount: -5 })).status).toBe(400)
  expect(await ledgerFaults(db)).toEqual([])
})

test('of many transfers at once over one balance the affordable ones happen, and none twice', async () => {
  const { db } = site.gateway
  site.advance(10 * minute)
  const token = await site.logIn('marcobay01')
  const amount = Math.floor((await memberBalance(db, marcoId)) / 3) + 1
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => hand(token, { account: 'aprilsol22', amount: amount / 100 })),
  )
  const done = answers.filter(({ body }) => body.success).length
  expect(done).toBeGreaterThan(0)
  expect(done).toBeLessThanOrEqual(2)
  expect(await ledgerFaults(db)).toEqual([])
})

test('the operator may switch the transfers of an agent off', async () => {
  await site.operate('agent-transfers', 'aprilsol22', 'off')
  expect((await site.ask('GET', '/wps/agent/transferEnabled', { token: april })).body.value).toEqual({ enabled: false })
  expect((await hand(april, { account: 'nena2026', amount: 1 })).body.errorCode).toBe('agent.transfer.off')
  await site.operate('agent-transfers', 'aprilsol22', 'on')
  expect((await hand(april, { account: 'nena2026', amount: 1 })).body.value.amount).toBe(1)
})

test('a locked wallet hands nothing down and takes nothing, and who gets money is told', async () => {
  const body = { account: 'nena2026', amount: 2 }
  await site.operate('lock-wallet', 'aprilsol22', 'main', '10', 'Under', 'review')
  expect(await hand(april, body)).toMatchObject({ status: 423, body: { errorCode: 'wallet.locked' } })
  await site.operate('unlock-wallet', 'aprilsol22', 'main')
  await site.operate('lock-wallet', 'nena2026', 'main', '10', 'Under', 'review')
  expect((await hand(april, body)).body).toMatchObject({ errorCode: 'wallet.receiver.locked', value: null })
  await site.operate('unlock-wallet', 'nena2026', 'main')
  const { transferId } = (await hand(april, body)).body.value
  const [booked] = await site.gateway.db.select().from(transfers).where(eq(transfers.id, transferId))
  expect(booked?.reference).toMatch(/^T\d{6}-/)
  const nena = await site.gateway.db.query.members.findFirst({
    where: (row, { eq: is }) => is(row.usernameKey, 'nena2026'),
  })
  const letters = await site.gateway.db
    .select()
    .from(messages)
    .where(eq(messages.toId, nena?.id ?? 0))
  expect(letters.find(({ values }) => values?.['amount'] === 200)).toMatchObject({
    kind: 'transfer.received',
    values: { from: 'aprilsol22' },
  })
})

test('a transfer to a downline is replayed after transfers were switched off', async () => {
  const key = randomUUID()
  const first = await hand(april, { account: 'nena2026', amount: 3 }, key)
  await site.operate('agent-transfers', 'aprilsol22', 'off')
  expect((await hand(april, { account: 'nena2026', amount: 3, password: '000000' }, key)).body.value).toEqual(
    first.body.value,
  )
  await site.operate('agent-transfers', 'aprilsol22', 'on')
})

test('refused openings of accounts count, and the one too many is not hashed', async () => {
  const hashed = vi.spyOn(site.gateway.passwords, 'make')
  const token = await site.logIn('nena2026', 'abcd1234')
  const answers = []
  for (let tried = 0; tried < 31; tried++)
    answers.push(await open(token, { username: 'nena2026', password: 'abcd1234' }))
  expect(answers.slice(0, 30).every(({ body }) => body.errorCode === 'register.username.taken')).toBe(true)
  expect(answers[30]?.status).toBe(429)
  expect(hashed).toHaveBeenCalledTimes(30)
})
