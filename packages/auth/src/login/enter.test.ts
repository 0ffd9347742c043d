import {
  login as loginCall,
  loginDemo as demoLoginCall,
  reportFirstLogin,
  verifyLogin as verifyCall,
} from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal, type FakeServer } from '@parlour/api-client/testing'
import { countdownText } from '@parlour/i18n'
import { expect, test } from 'vitest'
import { afterLogin, login, loginByCode, loginDemo, readRefusal, verifyLogin, type LoginWay } from '../index.ts'
import { createMemoryStore, createTestSession } from '../testing/create-test-session.ts'
import { osOf } from './os-of.ts'

const wire = {
  token: 'token-1',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  expirationTime: null,
}
const input = { username: 'demo01', password: 'abc12345' }

const open = (server: FakeServer) => {
  const store = createMemoryStore()
  const session = createTestSession(store)
  return { server, session, store, api: createTestClient(server, { tokens: session.tokens }) }
}

test('[LOG-01] a login by code sends the number as username, the code as password, and the dialling code', async () => {
  const { server, api, session, store } = open(createFakeServer().answer(loginCall, wire))
  const typed = {
    mobileNum: '9170000188',
    countryDialingCode: '63',
    verificationCode: ' 123456 ',
    deviceId: 'device-1',
  }
  expect(await loginByCode(api, session, typed)).toEqual({ next: 'welcome', forced: false, first: false })
  expect(server.calls[0]?.input).toEqual({
    username: '9170000188',
    password: '123456',
    captcha: null,
    type: 'sms',
    countryDialingCode: '63',
    loginDeviceId: 'device-1',
  })
  expect([...store.entries.values()].join(' ')).not.toContain('123456')
})

test('[LOG-05] the first login of an account is told to the platform, later ones are not; nobody waits, and a failure says nothing', async () => {
  const reports = async (firstTimeLogin: boolean, server = createFakeServer()) => {
    const { api, session } = open(server.answer(loginCall, { ...wire, firstTimeLogin }))
    expect((await login(api, session, input)).next).toBe('welcome')
    await new Promise((resolve) => setImmediate(resolve))
    return server.callsOf(reportFirstLogin).map(({ headers }) => headers.get('Authorization'))
  }
  expect(await reports(true)).toEqual(['token-1'])
  expect(await reports(false)).toEqual([])
  expect(await reports(true, createFakeServer().fail('500', reportFirstLogin))).toEqual(['token-1'])
})

const ways: LoginWay[] = ['password', 'code', 'social', 'demo']
const cases = ways.flatMap((way) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15].map((bits) => ({
    way,
    firstTimeLogin: !!(bits & 1),
    passwordExpired: !!(bits & 2),
    mustChangePassword: !!(bits & 4),
    expiryEnforced: !!(bits & 8),
  })),
)

test.each(cases)('[LOG-06] after a login: %o', ({ way, expiryEnforced, ...value }) => {
  const after = afterLogin(value, way, { expiryEnforced })
  const old = value.passwordExpired && expiryEnforced
  expect(after.next === 'change-password').toBe(way === 'password' && (old || value.mustChangePassword))
  expect(after.forced).toBe(old || value.mustChangePassword || value.firstTimeLogin)
})

test('[LOG-06] without a policy an expired password does not have to change', () => {
  expect(afterLogin({ ...wire, passwordExpired: true }, 'password')).toEqual({
    next: 'welcome',
    forced: false,
    first: false,
  })
})

test('[LOG-08] a demo sends os, platform W, the encrypted random text and version 3', async () => {
  const { server, api, session } = open(
    createFakeServer().answer(demoLoginCall, { ...wire, userName: 'trial1', customerType: 4 }),
  )
  expect(await loginDemo(api, session, { os: 'Linux', encryption: 'c0ffee', deviceId: 'device-1' })).toEqual({
    next: 'welcome',
    forced: false,
    first: false,
  })
  expect(server.calls[0]?.input).toEqual({
    os: 'Linux',
    platform: 'W',
    Encryption: 'c0ffee',
    'X-Gateway-Version': 3,
    loginDeviceId: 'device-1',
  })
  expect(session.get()).toMatchObject({ status: 'member', account: 'trial1' })
})

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'Windows'],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'Android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iOS'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 'macOS'],
  ['Mozilla/5.0 (X11; CrOS x86_64)', 'ChromeOS'],
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Linux'],
  ['', 'other'],
])('[LOG-08] the browser %s runs on %s', (agent, os) => expect(osOf(agent)).toBe(os))

test('[S9] a login from a new place brings a ticket, and ends with the code', async () => {
  const value = { loginTicket: 'ticket-1', target: '917****188', expirationTime: 1_000 }
  const { server, api, session } = open(
    createFakeServer()
      .answer(loginCall, () => {
        throw new FakeRefusal('login_verify_required', { value })
      })
      .answer(verifyCall, wire),
  )
  const refusal = readRefusal(await login(api, session, input).catch((error: unknown) => error))
  expect(refusal).toMatchObject({
    check: { ticket: 'ticket-1', target: '917****188', resendAt: 1_000 },
    messageId: null,
    issue: null,
  })
  await verifyLogin(api, session, { ticket: 'ticket-1', code: '123456', username: 'demo01' })
  expect(server.callsOf(verifyCall)[0]?.input).toEqual({ loginTicket: 'ticket-1', verificationCode: '123456' })
  expect(session.get().status).toBe('member')
})

test('[S9] a platform that brings no ticket is written to', async () => {
  const { api, session } = open(
    createFakeServer().answer(loginCall, () => {
      throw new FakeRefusal('login_verify_required', { value: { loginTicket: '' } })
    }),
  )
  expect(readRefusal(await login(api, session, input).catch((error: unknown) => error))).toMatchObject({
    check: null,
    messageId: 'api.code.login_verify_required',
  })
})

test.each([
  [0, '0:00'],
  [0.2, '0:01'],
  [9, '0:09'],
  [47, '0:47'],
  [59.1, '1:00'],
  [60, '1:00'],
  [1_800, '30:00'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [86_400, '24:00:00'],
  [-5, '0:00'],
])('[T9] %d seconds read as %s', (seconds, told) => expect(countdownText(seconds)).toBe(told))
