import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute, testNow, day } from '../../app/testing/moments.ts'
import { newestText, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ proxies: 1 })))
afterAll(() => site.close())

const value = async (method: string, path: string, token: string, json?: unknown) =>
  (await site.ask(method, path, { token, json })).body.value
const logInFrom = async (network: string) => {
  const body = { username: 'linhtran88', password: 'vesper2025' }
  const answer = await site.askSealed('POST', '/wps/session/login', body, {
    headers: { 'X-Forwarded-For': `${network}.5` },
  })
  return answer.body.value.token as string
}

test('[MEM-02] the security page tells what is set, masked, and when somebody logged in before', async () => {
  const token = await logInFrom('198.51.100')
  expect(await value('GET', '/wps/v2/member/securityConfig', token)).toEqual({
    hasPassword: true,
    passwordTime: testNow - 60 * day,
    passwordExpired: false,
    hasPaymentPassword: true,
    paymentPasswordTime: testNow - 60 * day,
    mobile: '917****188',
    mobileVerified: true,
    email: 'li***@example.com',
    emailVerified: true,
    lastLoginTime: testNow - day,
    lastLoginNetwork: '203.0.113',
    lastLoginBrowser: null,
    lastLoginSystem: null,
    lastLoginSameDevice: null,
    sessionCount: 1,
  })
})

test('[LOG-06] a login tells whether the one before it was on the same device', async () => {
  const logInOn = async (loginDeviceId: string) => {
    site.advance(1000)
    const body = { username: 'aprilsol22', password: 'vesper2025', loginDeviceId }
    const token = (await site.askSealed('POST', '/wps/session/login', body)).body.value.token as string
    return (await value('GET', '/wps/v2/member/securityConfig', token)).lastLoginSameDevice
  }
  await logInOn('device-one')
  expect([await logInOn('device-one'), await logInOn('device-two')]).toEqual([true, false])
})

test('[LOG-06] a login tells the browser and the system of the one before it', async () => {
  const logInWith = async (userAgent: string) => {
    site.advance(1000)
    const body = { username: 'marcobay01', password: 'vesper2025' }
    const token = (await site.askSealed('POST', '/wps/session/login', body, { headers: { 'User-Agent': userAgent } }))
      .body.value.token as string
    const { lastLoginBrowser, lastLoginSystem } = await value('GET', '/wps/v2/member/securityConfig', token)
    return [lastLoginBrowser, lastLoginSystem]
  }
  await logInWith('Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')
  expect(await logInWith('an unknown one')).toEqual(['Chrome', 'Android'])
})

test('[MEM-02] a member sees the own sessions, ends one of them or all others, and nobody else’s', async () => {
  const first = await logInFrom('198.51.100')
  site.advance(1000)
  const second = await logInFrom('192.0.2')
  const stranger = await site.logIn('marcobay01')
  const { list, totalCount } = await value('GET', '/wps/relay/MCSFE_getPlayerSessions?size=2', second)
  expect(list).toHaveLength(2)
  expect(totalCount).toBe(3)
  expect(list[0]).toMatchObject({ network: '192.0.2', current: true })
  expect(list[1]).toMatchObject({ network: '198.51.100', current: false })
  const end = (token: string, json: unknown) => site.ask('POST', '/wps/relay/MCSFE_endPlayerSessions', { token, json })
  expect((await end(stranger, { sessionId: list[1].sessionId })).body.errorCode).toBe('session.not.found')
  expect((await end(second, { sessionId: list[1].sessionId })).body.value).toEqual({ ended: 1 })
  expect((await end(second, {})).body.value).toEqual({ ended: 1 })
  expect((await site.ask('GET', '/wps/member/info', { token: first })).status).toBe(401)
  expect((await site.ask('GET', '/wps/member/info', { token: second })).status).toBe(200)
  expect((await site.ask('GET', '/wps/member/info', { token: stranger })).status).toBe(200)
})

test('[MEM-02] a mobile number becomes a member’s own by the code that was sent to it', async () => {
  const token = await site.logIn()
  const verify = (json: Record<string, unknown>) =>
    site.ask('POST', '/wps/v2/verification/sms/verify', { token, json: { countryDialingCode: '63', ...json } })
  expect((await verify({ mobileNum: '9175550301' })).body.value).toMatchObject({ verified: false, expiredMinutes: 1 })
  const verificationCode = /\d{6}/.exec(await newestText(site, '639175550301'))?.[0] ?? ''
  expect((await verify({ mobileNum: '9175550302', verificationCode })).body.errorCode).toBe('code.invalid')
  expect((await verify({ mobileNum: '9175550301', verificationCode })).body.value).toMatchObject({ verified: true })
  expect((await value('GET', '/wps/member/info', token)).mobile).toBe('917****301')
  await verify({ mobileNum: '9170000101' })
  const theirs = /\d{6}/.exec(await newestText(site, '639170000101'))?.[0] ?? ''
  expect((await verify({ mobileNum: '9170000101', verificationCode: theirs })).body.errorCode).toBe('mobile.taken')
})

test('[MEM-02] a mail address becomes a member’s own by the code that was mailed to it', async () => {
  const token = await site.logIn('aprilsol22')
  const verify = (json: Record<string, unknown>) =>
    site.ask('POST', '/wps/v2/verification/email/verify', { token, json })
  expect((await verify({ email: 'April@Example.org' })).body.value.verified).toBe(false)
  const verificationCode = /\d{6}/.exec(await newestText(site, 'april@example.org'))?.[0] ?? ''
  expect((await verify({ email: 'april@example.org', verificationCode })).body.value).toMatchObject({ verified: true })
  expect(await value('GET', '/wps/v2/member/securityConfig', token)).toMatchObject({
    email: 'ap***@example.org',
    emailVerified: true,
  })
})

test('[MEM-08] a demo account has no contacts and no payment password', async () => {
  const token = await site.logIn('guest4021')
  const answers = [
    await site.ask('POST', '/wps/v2/verification/sms/verify', { token, json: { mobileNum: '9175550303' } }),
    await site.ask('POST', '/wps/v2/verification/email/verify', { token, json: { email: 'a@example.com' } }),
    await site.ask('POST', '/wps/relay/MCSFE_updatePlayerProfile', { token, json: { nickname: 'Guest' } }),
    await site.askSealed(
      'PUT',
      '/wps/member/paymentPassword',
      { paymentPassword: '123456', confirmPaymentPassword: '123456', password: 'vesper2025' },
      { token },
    ),
  ]
  expect(answers.map(({ body }) => body.errorCode)).toEqual(Array.from({ length: 4 }, () => 'in_need_true_account'))
})

test('a payment password is changed with the old one, and wrong ones turn it off for half an hour', async () => {
  site.advance(hour)
  const token = await site.logIn()
  const change = (
    oldPaymentPassword: string,
    paymentPassword: string,
    confirmPaymentPassword = paymentPassword,
    as = token,
  ) =>
    site.askSealed(
      'POST',
      '/wps/member/paymentPassword',
      { oldPaymentPassword, paymentPassword, confirmPaymentPassword },
      { token: as },
    )
  expect((await change('246810', '12345a')).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'paymentPassword' },
  })
  for (const weak of ['111111', '123456', '654321'])
    expect((await change('246810', weak)).body).toMatchObject({
      errorCode: 'payment.password.weak',
      value: { field: 'paymentPassword' },
    })
  expect((await change('246810', '135791', '135792')).body).toMatchObject({
    errorCode: 'register.field.invalid',
    value: { field: 'confirmPaymentPassword' },
  })
  expect((await change('246810', '246810')).body.errorCode).toBe('password.same')
  expect((await change('246810', '135791')).body.success).toBe(true)
  for (const triesLeft of [4, 3, 2, 1, 0])
    expect((await change('246810', '224466')).body).toMatchObject({
      errorCode: 'invalid.payment.pw',
      value: { triesLeft },
    })
  const locked = await change('135791', '246810')
  expect(locked).toMatchObject({
    status: 423,
    body: { errorCode: 'payment.password.locked', value: { expirationTime: site.gateway.clock.now() + 30 * minute } },
  })
  expect(locked.headers.get('retry-after')).toBe('1800')
  await site.operate('unlock', 'linhtran88')
  expect((await change('135791', '246810')).body.success).toBe(true)
})

test('the first payment password needs the login password, and is set once', async () => {
  const opened = await site.askSealed(
    'PUT',
    '/wps/member/register',
    {
      username: 'payless12',
      password: 'abcd1234',
      confirmPassword: 'abcd1234',
      payeeName: 'Maria Santos',
      registerMethod: 'WEB',
      login: true,
    },
    { headers: { 'Idempotency-Key': 'payless-registration' } },
  )
  const token = opened.body.value.token as string
  const has = () => value('GET', '/wps/member/hasWithdrawalPassword', token)
  const set = (password: string, paymentPassword = '112233') =>
    site.askSealed(
      'PUT',
      '/wps/member/paymentPassword',
      { paymentPassword, confirmPaymentPassword: paymentPassword, password },
      { token },
    )
  expect(await has()).toBe(false)
  expect((await set('wrong1234')).body.errorCode).toBe('password.old.invalid')
  expect(
    (await site.ask('POST', '/wps/relay/MCSFE_updatePlayerProfile', { token, json: { birthday: '1991-04-23' } })).body
      .success,
  ).toBe(true)
  for (const weak of ['000000', '230491', '910423'])
    expect((await set('abcd1234', weak)).body.errorCode).toBe('payment.password.weak')
  const answers = await Promise.all([set('abcd1234'), set('abcd1234')])
  expect(answers.map(({ body }) => body.errorCode ?? 'set').toSorted()).toEqual(['payment.password.exists', 'set'])
  expect(await has()).toBe(true)
})

test('[MEM-02] a session tells where it was last used, which need not be where it was opened', async () => {
  const token = await logInFrom('198.51.100')
  const own = async (from: string, country: string) => {
    const headers = { 'X-Forwarded-For': `${from}.7`, 'X-Client-Country': country }
    const { body } = await site.ask('GET', '/wps/relay/MCSFE_getPlayerSessions?size=100', { token, headers })
    return body.value.list.find(({ current }: { current: boolean }) => current)
  }
  expect(await own('198.51.100', 'PH')).toMatchObject({ network: '198.51.100', lastNetwork: '198.51.100' })
  expect(await own('192.0.2', 'VN')).toMatchObject({
    network: '198.51.100',
    lastNetwork: '192.0.2',
    lastCountry: 'VN',
  })
})
