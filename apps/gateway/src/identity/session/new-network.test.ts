import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour, minute } from '../../app/testing/moments.ts'
import { newestText, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ proxies: 1, modules: ['COMM3', 'LOGINIPVERF3'] })))
afterAll(() => site.close())

const login = (network: string, username = 'linhtran88', password = 'vesper2025') =>
  site.askSealed(
    'POST',
    '/wps/session/login',
    { username, password },
    { headers: { 'X-Forwarded-For': `${network}.9` } },
  )
const verify = (body: Record<string, unknown>, network = '198.51.100') =>
  site.askSealed('POST', '/wps/session/login/verification', body, { headers: { 'X-Forwarded-For': `${network}.9` } })
const code = async () => /\d{6}/.exec(await newestText(site, '639170000188'))?.[0] ?? ''

test('a login from a known network passes, one from a new network asks for the code that was sent', async () => {
  expect((await login('203.0.113')).body.success).toBe(true)
  const stopped = await login('198.51.100')
  expect(stopped.body).toMatchObject({
    success: false,
    errorCode: 'login_verify_required',
    value: { target: '917****188', expiredMinutes: 1 },
  })
  const loginTicket = stopped.body.value.loginTicket as string
  expect((await verify({ loginTicket, verificationCode: '000000' })).body.errorCode).toBe('code.invalid')
  expect((await verify({ loginTicket: 'made-up', verificationCode: await code() })).body.errorCode).toBe(
    'login.ticket.invalid',
  )
  const { body } = await verify({ loginTicket, verificationCode: await code() })
  expect(body.value.userName).toBe('linhtran88')
  expect((await verify({ loginTicket, verificationCode: await code() })).body.errorCode).toBe('login.ticket.invalid')
  expect((await login('198.51.100')).body.success).toBe(true)
})

test('the ticket of such a login is good for ten minutes', async () => {
  site.advance(2 * minute)
  const loginTicket = (await login('192.0.2')).body.value.loginTicket as string
  const sent = await code()
  site.advance(10 * minute)
  expect((await verify({ loginTicket, verificationCode: sent })).body.errorCode).toBe('login.ticket.invalid')
})

test('strangers who ask for codes to a number keep its member from no second step', async () => {
  site.advance(2 * minute)
  const headers = { 'X-Forwarded-For': '203.0.114.9' }
  const asked = () =>
    site.ask('POST', '/wps/verification/sms/register', {
      json: { mobileNo: '9170000188', countryDialingCode: '63' },
      headers,
    })
  expect((await asked()).body.success).toBe(true)
  expect((await asked()).status).toBe(429)
  expect((await login('203.0.115')).body.errorCode).toBe('login_verify_required')
  expect((await login('203.0.115')).status).toBe(429)
})

test('[FGT-02] a sent password lets in from a new network as well, and must then be changed', async () => {
  site.advance(hour)
  const json = new URLSearchParams({ username: 'linhtran88', email: 'linhtran88@example.com' }).toString()
  await site.ask('POST', '/wps/member/password/email', {
    json,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  })
  const sent = /(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}/.exec(await newestText(site, 'linhtran88@example.com'))?.[0] ?? ''
  const before = (await login('203.0.113')).body.value.token as string
  const loginTicket = (await login('198.51.101', 'linhtran88', sent)).body.value.loginTicket as string
  expect((await site.ask('GET', '/wps/member/info', { token: before })).status).toBe(200)
  const { body } = await verify({ loginTicket, verificationCode: await code() })
  expect(body.value).toMatchObject({ userName: 'linhtran88', mustChangePassword: true })
  expect((await site.ask('GET', '/wps/member/info', { token: before })).status).toBe(401)
  expect((await login('203.0.113')).body.errorCode).toBe('login.credentials.invalid')
  const change = { oldPassword: sent, newPassword: 'vesper2025', confirmNewPassword: 'vesper2025' }
  const changed = await site.askSealed('POST', '/wps/member/password', change, {
    token: body.value.token,
    headers: { 'X-Forwarded-For': '198.51.100.9' },
  })
  expect(changed.body.success).toBe(true)
  expect((await login('203.0.113', 'linhtran88', sent)).body.errorCode).toBe('login.credentials.invalid')
})

test('a new password ends the logins that are under way with the old one', async () => {
  site.advance(hour)
  const token = (await login('203.0.113')).body.value.token as string
  const loginTicket = (await login('198.51.102')).body.value.loginTicket as string
  const change = { oldPassword: 'vesper2025', newPassword: 'vesper2026', confirmNewPassword: 'vesper2026' }
  expect((await site.askSealed('POST', '/wps/member/password', change, { token })).body.success).toBe(true)
  expect((await verify({ loginTicket, verificationCode: await code() })).body.errorCode).toBe('login.ticket.invalid')
  const back = (await login('203.0.113', 'linhtran88', 'vesper2026')).body.value.token as string
  await site.askSealed(
    'POST',
    '/wps/member/password',
    { oldPassword: 'vesper2026', newPassword: 'vesper2025', confirmNewPassword: 'vesper2025' },
    { token: back },
  )
})

test('a member without a verified contact gets in', async () => {
  expect((await login('198.51.100', 'guest4021')).body.success).toBe(true)
  expect((await login('192.0.2', 'guest4021')).body.success).toBe(true)
})

test('a network is forgotten after thirty days', async () => {
  site.advance(31 * day)
  expect((await login('203.0.113')).body.errorCode).toBe('login_verify_required')
})
