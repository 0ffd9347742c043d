import { randomUUID } from 'node:crypto'
import { affiliateJoins, affiliateLinks } from '../../kernel/db/tables/index.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour } from '../../app/testing/moments.ts'
import { newestText, registration, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const put = (path: string, body: unknown, key = randomUUID()) =>
  site.askSealed('PUT', `/wps/member/${path}`, body, { headers: { 'Idempotency-Key': key } })
const mobile = (mobileNum: string, verificationCode: string, changes: Record<string, unknown> = {}) => ({
  ...registration(mobileNum),
  countryDialingCode: '63',
  payeeName: '',
  verificationCode,
  ...changes,
})
async function codeFor(mobileNo: string): Promise<string> {
  const sent = await site.ask('POST', '/wps/verification/sms/register', {
    json: { mobileNo, countryDialingCode: '63' },
  })
  expect(sent.body.value.expiredMinutes).toBe(1)
  return /\d{6}/.exec(await newestText(site, `63${mobileNo}`))?.[0] ?? ''
}

test('[REG-09] a registration by mobile makes the account number and tells it; number and password log in', async () => {
  const { body } = await put('register/mobile', mobile('9175550101', await codeFor('9175550101')))
  expect(body.value).toMatchObject({ mobileNum: '917****101', firstTimeLogin: true })
  expect(body.value.userName).toMatch(/^ph\d{8}$/)
  const login = (username: string) => site.askSealed('POST', '/wps/session/login', { username, password: 'abcd1234' })
  expect((await login('9175550101')).body.value.id).toBe(body.value.id)
  expect((await login(body.value.userName)).body.value.id).toBe(body.value.id)
})

const spellings = [
  '9175550120',
  '639175550120',
  '+639175550120',
  '00639175550120',
  '\u202A0917\u200B5550120',
  '๙๑๗๕๕๕๐๑๒๐',
]

test('[REG-06] each spelling of a number is the same number: one code a minute, one account, one login', async () => {
  site.advance(hour)
  const code = await codeFor('9175550120')
  const ask = (call: string, json: object) =>
    site.ask('POST', `/wps/verification/sms/${call}`, { json: { countryDialingCode: '63', ...json } })
  for (const number of spellings) {
    expect((await ask('register', { mobileNo: number })).status, number).toBe(429)
    expect((await ask('noLogin', { mobileNum: number })).status, number).toBe(429)
  }
  const { body } = await put('register/mobile', mobile('+639175550120', code))
  expect(body.value.mobileNum).toBe('917****120')
  for (const number of spellings) {
    site.advance(hour)
    expect((await ask('register', { mobileNo: number })).body.success, number).toBe(true)
    const next = /\d{6}/.exec(await newestText(site, '639175550120'))?.[0] ?? ''
    expect((await put('register/mobile', mobile(number, next))).body.errorCode, number).toBe('mobile.taken')
    const entered = await site.askSealed('POST', '/wps/session/login', { username: number, password: 'abcd1234' })
    expect(entered.body.value.id, number).toBe(body.value.id)
  }
})

test('[REG-06] a number that may be two, or of another country than its code, is refused at its field', async () => {
  for (const number of ['63917555', '+84912345678', '63639175550120']) {
    const { body } = await put('register/mobile', mobile(number, '123456'))
    expect(body, number).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'mobileNum' } })
  }
})

test('[REG-02] a name that comes with a number keeps the rule of names', async () => {
  const { body } = await put('register/mobile', mobile('9175550121', '123456', { payeeName: '<b>Maria</b>' }))
  expect(body).toMatchObject({ errorCode: 'register.field.invalid', value: { field: 'payeeName', patternId: 21 } })
})

test('[REG-01] a registration by mobile goes without a password; the account then logs in by code', async () => {
  const code = await codeFor('9175550102')
  const { body } = await put('register/mobile', mobile('9175550102', code, { password: '', confirmPassword: '' }))
  expect(body.value.userName).toMatch(/^ph/)
  const blank = await site.askSealed('POST', '/wps/session/login', { username: '9175550102', password: ' ' })
  expect(blank.body.errorCode).toBe('login.credentials.invalid')
  site.advance(hour)
  await site.ask('POST', '/wps/verification/sms/noLogin', {
    json: { mobileNum: '9175550102', countryDialingCode: '63' },
  })
  const next = /\d{6}/.exec(await newestText(site, '639175550102'))?.[0] ?? ''
  expect(
    (await site.askSealed('POST', '/wps/session/login', { username: '9175550102', password: next, type: 'sms' })).body
      .value.id,
  ).toBe(body.value.id)
  const token = (
    await site.askSealed('POST', '/wps/session/login', { username: '9175550102', password: next, type: 'sms' })
  ).body
  expect(token.errorCode).toBe('code.invalid')
})

test('[REG-08] without its code, with a wrong one, or with one of another number no account opens', async () => {
  const code = await codeFor('9175550103')
  expect((await put('register/mobile', mobile('9175550103', ''))).body).toMatchObject({
    errorCode: 'code.required',
    value: { field: 'verificationCode' },
  })
  expect((await put('register/mobile', mobile('9175550103', '000000'))).body.errorCode).toBe('code.invalid')
  expect((await put('register/mobile', mobile('9175550199', code))).body.errorCode).toBe('code.invalid')
  expect((await put('register/mobile', mobile('12', code))).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'mobileNum' },
  })
  expect((await put('register/mobile', mobile('9175550103', code))).body.success).toBe(true)
})

test('a number belongs to one account; a code that met a refusal can be used again', async () => {
  const code = await codeFor('9170000188')
  expect((await put('register/mobile', mobile('9170000188', code))).body).toMatchObject({
    errorCode: 'mobile.taken',
    value: { field: 'mobileNum' },
  })
  const own = registration('linhtran88', { mobileNum: '9170000188', countryDialingCode: '63', verificationCode: code })
  expect((await put('register', own)).body.errorCode).toBe('register.username.taken')
  const other = await codeFor('9175550104')
  const taken = registration('linhtran88', {
    mobileNum: '9175550104',
    countryDialingCode: '63',
    verificationCode: other,
  })
  expect((await put('register', taken)).body.errorCode).toBe('register.username.taken')
  expect((await put('register', { ...taken, username: 'notlinh88' })).body.value.mobileNum).toBe('917****104')
})

test('[REG-10] the same key opens one account, however often it comes', async () => {
  const key = randomUUID()
  const body = mobile('9175550105', await codeFor('9175550105'))
  const first = await put('register/mobile', body, key)
  const second = await put('register/mobile', body, key)
  expect(second.headers.get('idempotent-replayed')).toBe('true')
  expect(second.body.value).toMatchObject({ id: first.body.value.id, userName: first.body.value.userName })
  expect(
    (await put('register/mobile', { ...body, password: 'other1234', confirmPassword: 'other1234' }, key)).status,
  ).toBe(422)
})

test('an account name is made where none is chosen, another one when it is taken', async () => {
  const { username: _free, ...body } = registration('x')
  site.rig(7)
  expect((await put('register/autoUsername', body)).body.value.userName).toBe('ph00000007')
  site.rig(7, 7, 8)
  expect((await put('register/autoUsername', body)).body.value.userName).toBe('ph00000008')
})

test('[REG-08] where the platform verifies numbers, a registration by username needs its code', async () => {
  const strict = await site.twin({ modules: ['COMM3', 'REG3', 'REGMOBVERF3'] })
  const body = registration('verified1', { mobileNum: '9175550106', countryDialingCode: '63' })
  const send = (changes: Record<string, unknown>) =>
    strict.askSealed(
      'PUT',
      '/wps/member/register',
      { ...body, ...changes },
      { headers: { 'Idempotency-Key': randomUUID() } },
    )
  expect((await send({ mobileNum: '' })).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'mobileNum' },
  })
  expect((await send({})).body.errorCode).toBe('code.required')
  const rules = await strict.ask('GET', '/wps/system/setting/register')
  expect(rules.body.value.mobileNum).toMatchObject({ enabled: true, required: true })
  expect((await send({ verificationCode: await codeFor('9175550106') })).body.success).toBe(true)
})

test('[REG-07] the link of an agent makes a downline with its type, counts as opened, and is told apart from no link', async () => {
  const { db, clock } = site.gateway
  const april = await db.query.members.findFirst({ where: (row, { eq }) => eq(row.usernameKey, 'aprilsol22') })
  await db.insert(affiliateLinks).values({
    code: 'APRILNEW',
    memberId: april?.id ?? 0,
    type: 2,
    rates: { RNG: 500 },
    createdAt: clock.now(),
  })
  const check = (code: string) => site.ask('GET', `/wps/agent/affiliate?code=${code}&domain=localhost`)
  expect((await check('aprilnew')).body).toEqual({ success: true, value: null })
  expect((await check('MARCOB')).body.success).toBe(true)
  expect((await check('NOSUCH99')).body).toMatchObject({ success: false, errorCode: 'register.affiliate.invalid' })
  const { body } = await put('register', registration('newagent1', { affiliateCode: 'aprilnew' }))
  expect(body.value.customerType).toBe(2)
  const opened = await db.query.members.findFirst({ where: (row, { eq }) => eq(row.id, body.value.id) })
  expect(opened?.uplineId).toBe(april?.id)
  expect(await db.select().from(affiliateJoins)).toEqual(
    expect.arrayContaining([expect.objectContaining({ memberId: body.value.id })]),
  )
  const link = await db.query.affiliateLinks.findFirst({ where: (row, { eq }) => eq(row.code, 'APRILNEW') })
  expect(link?.opened).toBe(1)
})
