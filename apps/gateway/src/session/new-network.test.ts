import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute } from '../testing/moments.ts'
import { newestText, startTestGateway, type TestGateway } from '../testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ proxies: 1, modules: ['COMM3', 'LOGINIPVERF3'] })))
afterAll(() => site.close())

const login = (network: string, username = 'linhtran88') =>
  site.askSealed('POST', '/wps/session/login', { username, password: 'vesper2025' }, { headers: { 'X-Forwarded-For': `${network}.9` } })
const verify = (body: Record<string, unknown>, network = '198.51.100') =>
  site.askSealed('POST', '/wps/session/login/verification', body, { headers: { 'X-Forwarded-For': `${network}.9` } })
const code = async () => /\d{6}/.exec(await newestText(site, '639170000188'))?.[0] ?? ''

test('a login from a known network passes, one from a new network asks for the code that was sent', async () => {
  expect((await login('203.0.113')).body.success).toBe(true)
  const stopped = await login('198.51.100')
  expect(stopped.body).toMatchObject({ success: false, errorCode: 'login_verify_required', value: { target: '917****188', expiredMinutes: 1 } })
  const loginTicket = stopped.body.value.loginTicket as string
  expect((await verify({ loginTicket, verificationCode: '000000' })).body.errorCode).toBe('code.invalid')
  expect((await verify({ loginTicket: 'made-up', verificationCode: await code() })).body.errorCode).toBe('login.ticket.invalid')
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

test('a member without a verified contact gets in', async () => {
  expect((await login('198.51.100', 'guest4021')).body.success).toBe(true)
  expect((await login('192.0.2', 'guest4021')).body.success).toBe(true)
})

test('a network is forgotten after thirty days', async () => {
  site.advance(31 * day)
  expect((await login('203.0.113')).body.errorCode).toBe('login_verify_required')
})
