import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute } from '../../app/testing/moments.ts'
import { newestText, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const login = (username: string, password: string, extra: Record<string, unknown> = {}) =>
  site.askSealed('POST', '/wps/session/login', { username, password, ...extra })
const byMail = (username: string, email: string) =>
  site.ask('POST', '/wps/member/password/email', {
    json: new URLSearchParams({ username, email }).toString(),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
const sentPassword = async (target: string): Promise<string> =>
  /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await newestText(site, target))?.[0] ?? ''

test('[FGT-02] a mailed password logs in within half an hour, and must then be changed', async () => {
  const before = await site.logIn()
  expect((await byMail('LinhTran88', ' LinhTran88@example.com ')).body).toEqual({ success: true, value: null })
  const password = await sentPassword('linhtran88@example.com')
  expect((await site.ask('GET', '/wps/member/info', { token: before })).status).toBe(200)
  const { body } = await login('linhtran88', password.toLowerCase())
  expect(body.value).toMatchObject({ userName: 'linhtran88', passwordExpired: true })
  expect((await site.ask('GET', '/wps/member/info', { token: before })).status).toBe(401)
  expect((await login('linhtran88', 'vesper2025')).body.errorCode).toBe('login.credentials.invalid')
  const info = async (token: string) => (await site.ask('GET', '/wps/member/info', { token })).body.value
  expect(await info(body.value.token)).toMatchObject({ mustChangePassword: true })
  const change = { oldPassword: password.toLowerCase(), newPassword: 'vesper2025', confirmNewPassword: 'vesper2025' }
  const changed = await site.askSealed('POST', '/wps/member/password', change, { token: body.value.token })
  expect(changed.body.value).toMatchObject({ passwordExpired: false })
  expect(await info(changed.body.value.token)).toMatchObject({ mustChangePassword: false })
  expect((await login('linhtran88', password)).body.errorCode).toBe('login.credentials.invalid')
})

test('[FGT-04] a mailed password dies after half an hour; the old one works all along', async () => {
  await byMail('marcobay01', 'marcobay01@example.com')
  const password = await sentPassword('marcobay01@example.com')
  expect((await login('marcobay01', 'vesper2025')).body.value.passwordExpired).toBe(false)
  site.advance(30 * minute)
  expect((await login('marcobay01', password)).body.errorCode).toBe('login.credentials.invalid')
})

test('[FGT-04] an unknown name, a foreign address and a demo account get the same answer, and nothing goes out', async () => {
  const outbox = () => site.gateway.db.query.outbox.findMany({ where: (row, { ne }) => ne(row.channel, 'nowhere') })
  const before = await outbox()
  const pairs = [
    ['nobody1234', 'a@example.com'],
    ['linhtran88', 'a@example.com'],
    ['linhtran88', 'marcobay01@example.com'],
    ['guest4021', 'guest4021@example.com'],
  ]
  for (const [username = '', email = ''] of pairs)
    expect((await byMail(username, email)).body).toEqual({ success: true, value: null })
  expect(await outbox()).toEqual(before)
  expect((await byMail('linhtran88', 'no address')).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'email' },
  })
})

test('a password by SMS needs the name and its verified number', async () => {
  site.advance(hour)
  const bySms = (username: string, mobileNum: string) =>
    site.ask('POST', '/wps/member/password/sms', { json: { username, mobileNum, countryDialingCode: '63' } })
  expect((await bySms('aprilsol22', '9170000188')).body.success).toBe(true)
  expect(await newestText(site, '639170000188')).toBe('')
  expect((await bySms('aprilsol22', '09170000122')).body.success).toBe(true)
  expect((await login('aprilsol22', await sentPassword('639170000122'))).body.value.passwordExpired).toBe(true)
})

test('[FGT-03] a code sets a new password, ends all sessions, takes the lock away, and the number logs in', async () => {
  site.advance(hour)
  const token = await site.logIn('marcobay01')
  const device = { loginDeviceId: 'device-of-marco' }
  for (let tried = 0; tried < 5; tried++) {
    const picture = await site.ask('GET', '/wps/captcha')
    const Cookie = (picture.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const body = {
      username: 'marcobay01',
      password: 'wrong1234',
      ...device,
      captcha: picture.headers.get('x-test-captcha'),
    }
    await site.askSealed('POST', '/wps/session/login', body, { headers: { Cookie } })
  }
  expect((await login('marcobay01', 'vesper2025', device)).status).toBe(429)
  await site.ask('POST', '/wps/verification/sms/noLogin', {
    json: { mobileNum: '9170000101', countryDialingCode: '63' },
  })
  const verificationCode = /\d{6}/.exec(await newestText(site, '639170000101'))?.[0] ?? ''
  const reset = (newPassword: string, code = verificationCode) =>
    site.askSealed('POST', '/wps/member/password/verification', {
      newPassword,
      mobileNum: '9170000101',
      countryDialingCode: '63',
      verificationCode: code,
    })
  expect((await reset('short1')).body.errorCode).toBe('register.field.invalid')
  expect((await reset('renewed123', '000000')).body.errorCode).toBe('code.invalid')
  expect((await reset('renewed123')).body.success).toBe(true)
  expect((await reset('renewed456')).body.errorCode).toBe('code.invalid')
  expect((await site.ask('GET', '/wps/member/info', { token })).status).toBe(401)
  expect((await login('9170000101', 'renewed123', { type: '' })).body.value.userName).toBe('marcobay01')
})

test('[FGT-04] who asks for the passwords of others, or guesses their codes, keeps none of them from a new one', async () => {
  site.advance(hour)
  const stranger = { 'X-Forwarded-For': '198.51.100.7' }
  const outside = await site.twin({ proxies: 1, addressFactor: 1 })
  for (let tried = 0; tried < 6; tried++) {
    const json = new URLSearchParams({ username: 'linhtran88', email: `guess${tried % 2}@example.com` }).toString()
    await outside.ask('POST', '/wps/member/password/email', {
      json,
      headers: { ...stranger, 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  }
  const before = await sentPassword('linhtran88@example.com')
  await byMail('linhtran88', 'linhtran88@example.com')
  expect(await sentPassword('linhtran88@example.com')).not.toBe(before)

  await site.ask('POST', '/wps/verification/sms/noLogin', {
    json: { mobileNum: '9170000188', countryDialingCode: '63', loginDeviceId: 'device-of-linh' },
  })
  const verificationCode = /\d{6}/.exec(await newestText(site, '639170000188'))?.[0] ?? ''
  const reset = (changes: Record<string, unknown>, headers = {}) =>
    outside.askSealed(
      'POST',
      '/wps/member/password/verification',
      { newPassword: 'vesper2025', mobileNum: '9170000188', countryDialingCode: '63', ...changes },
      { headers },
    )
  for (let tried = 0; tried < 4; tried++)
    expect(
      (await reset({ verificationCode: '000000', loginDeviceId: 'device-of-a-stranger' }, stranger)).body.errorCode,
    ).toBe('code.invalid')
  expect((await reset({ verificationCode, loginDeviceId: 'device-of-linh' })).body.success).toBe(true)
})

test('[S10] a password by SMS counts as the messages it is: to its number, and to the whole site', async () => {
  site.advance(hour)
  const sent = async () =>
    (await site.gateway.db.query.outbox.findMany({ where: (row, { eq }) => eq(row.channel, 'sms') })).length
  const bySms = () =>
    site.ask('POST', '/wps/member/password/sms', {
      json: { username: 'aprilsol22', mobileNum: '9170000122', countryDialingCode: '63' },
    })
  const before = await sent()
  for (let tried = 0; tried < 3; tried++) expect((await bySms()).body.success).toBe(true)
  expect(await sent()).toBe(before + 1)
  const code = await site.ask('POST', '/wps/verification/sms/register', {
    json: { mobileNo: '9170000122', countryDialingCode: '63' },
  })
  expect(code.body.errorCode).toBe('TOO_MANY_REQUESTS')
})
