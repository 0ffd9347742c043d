import { afterAll, beforeAll, expect, test } from 'vitest'
import { hour, minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

const path = '/wps/session/login'
let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const tryLogin = (
  username: string,
  password: string,
  extra: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => site.askSealed('POST', path, { username, password, ...extra }, { headers })

test('[LOG-03] a right password opens a session whose token is not stored', async () => {
  const { status, body } = await tryLogin('LinhTran88', 'vesper2025', { loginDeviceId: 'device-1' })
  expect(status).toBe(200)
  expect(body.value).toMatchObject({ userName: 'linhtran88', firstTimeLogin: false, passwordExpired: false })
  const rows = await site.gateway.db.query.sessions.findMany()
  expect(JSON.stringify(rows)).not.toContain(body.value.token)
})

test('[LOG-04] an unknown name and a wrong password get the same answer, with the tries that are left', async () => {
  const wrong = await tryLogin('marcobay01', 'wrong1234', { loginDeviceId: 'a1' })
  const unknown = await tryLogin('nobody1234', 'wrong1234', { loginDeviceId: 'a2' })
  expect(wrong.status).toBe(200)
  expect(wrong.body).toEqual(unknown.body)
  expect(wrong.body).toMatchObject({
    success: false,
    errorCode: 'login.credentials.invalid',
    value: { captcha: false, triesLeft: 4 },
  })
  expect(wrong.body.message).toContain('4')
})

test('[LOG-04] the third failure asks for a captcha, the next try needs one, and a solved one lets in', async () => {
  const device = { loginDeviceId: 'device-2' }
  for (const [captcha, triesLeft] of [
    [false, 4],
    [false, 3],
    [true, 2],
  ] as const) {
    const { body } = await tryLogin('aprilsol22', 'wrong1234', device)
    expect(body.value).toEqual({ captcha, triesLeft })
  }
  expect((await tryLogin('aprilsol22', 'vesper2025', device)).body.errorCode).toBe('captcha.required')
  const picture = await site.ask('GET', '/wps/captcha')
  const cookie = (picture.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  expect(picture.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Strict/)
  expect(Buffer.from(picture.body.value, 'base64').subarray(1, 4).toString()).toBe('PNG')
  const answer = picture.headers.get('x-test-captcha') ?? ''
  const wrong = await tryLogin('aprilsol22', 'vesper2025', { ...device, captcha: 'ZZZZ' }, { Cookie: cookie })
  expect(wrong.body).toMatchObject({ errorCode: 'captcha.invalid', value: { captcha: true } })
  const used = await tryLogin('aprilsol22', 'vesper2025', { ...device, captcha: answer }, { Cookie: cookie })
  expect(used.body.errorCode).toBe('captcha.invalid')
  const fresh = await site.ask('GET', '/wps/captcha')
  const next = await tryLogin(
    'aprilsol22',
    'vesper2025',
    { ...device, captcha: (fresh.headers.get('x-test-captcha') ?? '').toLowerCase() },
    { Cookie: (fresh.headers.get('set-cookie') ?? '').split(';')[0] ?? '' },
  )
  expect(next.body.success).toBe(true)
})

test('the fifth failure locks the account for this network for half an hour, before any hashing', async () => {
  const solve = async () => {
    const fresh = await site.ask('GET', '/wps/captcha')
    return {
      captcha: fresh.headers.get('x-test-captcha') ?? '',
      cookie: (fresh.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    }
  }
  for (let tried = 0; tried < 5; tried++) {
    const { captcha, cookie } = await solve()
    await tryLogin('guest4021', 'wrong1234', { captcha, loginDeviceId: 'd3' }, { Cookie: cookie })
  }
  const { captcha, cookie } = await solve()
  const locked = await tryLogin('guest4021', 'vesper2025', { captcha, loginDeviceId: 'd3' }, { Cookie: cookie })
  expect(locked.status).toBe(429)
  expect(Number(locked.headers.get('retry-after'))).toBe(1800)
  expect(locked.body.errorCode).toBe('TOO_MANY_REQUESTS')
  site.advance(31 * minute)
  expect((await tryLogin('guest4021', 'vesper2025', { loginDeviceId: 'd3' })).body.success).toBe(true)
})

test('[LOG-04] of ten wrong passwords at once three are looked at, the others are asked for a captcha', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => tryLogin('burst12345', `wrong123${at}`, { loginDeviceId: `burst-${at}` })),
  )
  const codes = answers.map(({ body }) => body.errorCode)
  expect(codes.filter((code) => code === 'login.credentials.invalid')).toHaveLength(3)
  expect(codes.filter((code) => code === 'captcha.required')).toHaveLength(7)
})

test('[API-04] a session ends after 30 idle minutes, after 12 hours, and at logout', async () => {
  const info = (token: string) => site.ask('GET', '/wps/member/info', { token })
  const idle = await site.logIn()
  site.advance(29 * minute)
  expect((await info(idle)).status).toBe(200)
  site.advance(29 * minute)
  expect((await info(idle)).status).toBe(200)
  site.advance(31 * minute)
  expect(await info(idle)).toMatchObject({ status: 401, body: { errorCode: 'login.not.session' } })

  const long = await site.logIn()
  for (let passed = 0; passed < 12 * hour; passed += 20 * minute) {
    expect((await info(long)).status).toBe(200)
    site.advance(20 * minute)
  }
  expect((await info(long)).status).toBe(401)

  const left = await site.logIn()
  expect((await site.ask('DELETE', '/wps/session/logout', { token: left })).body.success).toBe(true)
  expect((await info(left)).status).toBe(401)
})

test('[API-04] no token and a token that never was are told apart; optional tokens may be dead', async () => {
  expect((await site.ask('GET', '/wps/member/info')).body.errorCode).toBe('login.not.session')
  const strange = await site.ask('GET', '/wps/member/info', { token: 'never-was' })
  expect(strange).toMatchObject({ status: 401, body: { errorCode: 'user.or.token.invalid' } })
  const list = await site.ask('GET', '/wps/relay/GCSGAME_gameList?gameType=RNG', { token: 'never-was' })
  expect(list.status).toBe(200)
})

test('[HDR-04] the balance is the ledger’s, in pesos', async () => {
  const { body } = await site.ask('GET', '/wps/v2/wallets/balance?typeId=0', { token: await site.logIn() })
  expect(body.value).toMatchObject({ sumBalance: 4821.5, currency: 'PHP', currencySymbol: '₱' })
  expect(body.value.balance[0]).toMatchObject({ accountTypeId: 2, availBalance: 4821.5 })
})
