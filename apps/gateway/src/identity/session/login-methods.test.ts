import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { members } from '../../kernel/db/tables/index.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { openGame } from '../../app/testing/open-game.ts'
import { newestText, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ proxies: 1 })))
afterAll(() => site.close())

const mobileNum = '9170000188'
const login = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  site.askSealed('POST', '/wps/session/login', body, { headers })
const askCode = (number = mobileNum, extra: Record<string, unknown> = {}) =>
  site.ask('POST', '/wps/verification/sms/noLogin', { json: { mobileNum: number, countryDialingCode: '63', ...extra } })
const codeOf = async (number = '639170000188') => /\d{6}/.exec(await newestText(site, number))?.[0] ?? ''
const info = (token: string) => site.ask('GET', '/wps/member/info', { token })

test('[LOG-01] a login by SMS sends the number as username and the code as password', async () => {
  const sent = await askCode()
  const now = site.gateway.clock.now()
  expect(sent.body.value).toEqual({
    expiredMinutes: 1,
    expirationTime: now + minute,
    codeExpirationTime: now + 10 * minute,
  })
  const { body } = await login({ username: mobileNum, password: await codeOf(), type: 'sms' })
  expect(body.value).toMatchObject({ userName: 'linhtran88', customerType: 0, mobileNum: '917****188' })
  const again = await login({ username: mobileNum, password: await codeOf(), type: 'sms' })
  expect(again.body).toMatchObject({ success: false, errorCode: 'code.invalid' })
})

test('[LOG-01] a code dies after ten minutes, and with the fifth wrong try', async () => {
  site.advance(hour)
  await askCode()
  const code = await codeOf()
  site.advance(10 * minute)
  expect((await login({ username: mobileNum, password: code, type: 'sms' })).body.errorCode).toBe('code.invalid')
  site.advance(hour)
  await askCode()
  const fresh = await codeOf()
  for (let tried = 0; tried < 5; tried++) {
    const headers = { 'X-Forwarded-For': `203.0.${tried}.1` }
    const wrong = await login(
      { username: mobileNum, password: String((Number(fresh) + 1) % 1_000_000).padStart(6, '0'), type: 'sms' },
      headers,
    )
    expect(wrong.body).toMatchObject({ errorCode: 'code.invalid', value: { captcha: false } })
  }
  site.advance(minute)
  expect(
    (await login({ username: mobileNum, password: fresh, type: 'sms' }, { 'X-Forwarded-For': '203.0.99.1' })).body
      .errorCode,
  ).toBe('code.invalid')
})

test('a code is good only for the device that asked, and only for what it was asked for', async () => {
  site.advance(hour)
  await askCode(mobileNum, { loginDeviceId: 'device-that-asked' })
  const code = await codeOf()
  expect(
    (await login({ username: mobileNum, password: code, type: 'sms', loginDeviceId: 'another-device' })).body.errorCode,
  ).toBe('code.invalid')
  const token = await site.logIn()
  const verify = await site.ask('POST', '/wps/v2/verification/sms/verify', {
    token,
    json: { mobileNum, countryDialingCode: '63', verificationCode: code },
  })
  expect(verify.body.errorCode).toBe('code.invalid')
  expect(
    (await login({ username: mobileNum, password: code, type: 'sms', loginDeviceId: 'device-that-asked' })).body
      .success,
  ).toBe(true)
})

test('[FGT-04] a number that is nobody’s gets the same answer, and nothing goes out', async () => {
  site.advance(hour)
  const known = await askCode('9170000101')
  const unknown = await askCode('9175550000')
  expect(unknown.body).toEqual(known.body)
  expect(await newestText(site, '639175550000')).toBe('')
  expect(await newestText(site, '639170000101')).toMatch(/\d{6}/)
  const soon = await askCode('9175550000')
  expect(soon).toMatchObject({ status: 429, body: { value: { expirationTime: site.gateway.clock.now() + minute } } })
  expect((await askCode('12')).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'mobileNum' },
  })
})

test('[FGT-03] after a reset by phone the number is a name to log in by, with an empty type', async () => {
  expect((await login({ username: mobileNum, password: 'vesper2025', type: '' })).body.value.userName).toBe(
    'linhtran88',
  )
  expect((await login({ username: '0917 000 0188', password: 'vesper2025' })).body.value.userName).toBe('linhtran88')
})

test('[LOG-08] demo play opens a fresh demo account with play money, its token in the value and at the top', async () => {
  const open = () => site.ask('POST', '/wps/session/login/freeplay', { json: { os: 'Linux', platform: 'W' } })
  const [first, second] = [await open(), await open()]
  expect(first.body).toMatchObject({ success: true, token: first.body.value.token })
  expect(first.body.value).toMatchObject({ customerType: 4, firstTimeLogin: false })
  expect(second.body.value.id).not.toBe(first.body.value.id)
  const token = first.body.value.token as string
  expect((await info(token)).body.value.type).toBe(4)
  const balance = await site.ask('GET', '/wps/v2/wallets/balance', { token })
  expect(balance.body.value.sumBalance).toBe(2000)
})

test('a login in the clear is there on test platforms only', async () => {
  const json = { username: 'linhtran88', password: 'vesper2025' }
  expect((await site.ask('POST', '/wps/session/login/unsecure', { json })).body.value.userName).toBe('linhtran88')
  const strict = await site.twin({ test: false })
  expect(await strict.ask('POST', '/wps/session/login/unsecure', { json })).toMatchObject({
    status: 400,
    body: { errorCode: 'function.not.available' },
  })
})

test('a session that was opened while its member was being blocked is dead, in the lobby and in a game', async () => {
  const token = await site.logIn('marcobay01')
  const game = await openGame(
    site,
    token,
    site.gateway.catalogue.games.find(({ engine }) => engine === 'slot')?.id ?? 0,
  )
  const block = (blockedAt: number | null) =>
    site.gateway.db.update(members).set({ blockedAt }).where(eq(members.usernameKey, 'marcobay01'))
  await block(1)
  expect((await site.ask('GET', '/wps/member/info', { token })).body.errorCode).toBe('login.not.session')
  expect((await game.act('/api/slot/spin', { stake: 100 }, randomUUID())).body.errorCode).toBe('game.session.invalid')
  await block(null)
  expect((await site.ask('GET', '/wps/member/info', { token })).body.success).toBe(true)
})

test('a blocked account does not get in, is not told before its password is right, and is out at once', async () => {
  const token = await site.logIn('aprilsol22')
  expect(await site.operate('block', 'aprilsol22')).toContain('1 session ended')
  expect((await info(token)).status).toBe(401)
  expect((await login({ username: 'aprilsol22', password: 'wrong1234' })).body.errorCode).toBe(
    'login.credentials.invalid',
  )
  expect((await login({ username: 'aprilsol22', password: 'vesper2025' })).body.errorCode).toBe(
    'us_forbidden_login_error',
  )
  await site.operate('unblock', 'aprilsol22')
  expect((await login({ username: 'aprilsol22', password: 'vesper2025' })).body.success).toBe(true)
})
