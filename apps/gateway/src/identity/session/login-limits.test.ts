import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordHits } from '../../kernel/limits/hits.ts'
import { limits, siteAlarm } from '../../kernel/limits/rate-limits.ts'
import { hour, minute } from '../../app/testing/moments.ts'
import { startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway({ addressFactor: 1, proxies: 1 })))
afterAll(() => site.close())

let networks = 0
const elsewhere = (): string => `10.7.${(networks += 1)}.1`

/** Tries to log in from a fresh network, with the solution of a fresh captcha. */
async function come(username: string, password: string, device: string, address = elsewhere()) {
  const picture = await site.ask('GET', '/wps/captcha', { headers: { 'X-Forwarded-For': elsewhere() } })
  const Cookie = (picture.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const body = { username, password, loginDeviceId: device, captcha: picture.headers.get('x-test-captcha') }
  return site.askSealed('POST', '/wps/session/login', body, { headers: { Cookie, 'X-Forwarded-For': address } })
}

test('failures from everywhere slow an account down, twice as long each time, a quarter of an hour at most', async () => {
  for (let tried = 0; tried < 5; tried++)
    expect((await come('linhtran88', 'wrong1234', `stranger-${tried}`)).status).toBe(200)
  let wait = 1
  for (let tried = 5; tried < 17; tried++) {
    const early = await come('linhtran88', 'wrong1234', `stranger-${tried}`)
    expect([early.status, Number(early.headers.get('retry-after'))]).toEqual([429, wait])
    site.advance(wait * 1000)
    if (wait === 900) break
    expect((await come('linhtran88', 'wrong1234', `stranger-${tried}`)).body.errorCode).toBe(
      'login.credentials.invalid',
    )
    wait = Math.min(900, wait * 2)
  }
  expect(wait).toBe(900)
  expect((await come('linhtran88', 'vesper2025', 'stranger-99')).body.success).toBe(true)
})

test('a device that the account was used on is not slowed down by strangers', async () => {
  site.advance(hour)
  expect((await come('marcobay01', 'vesper2025', 'device-of-marco')).body.success).toBe(true)
  await recordHits(
    site.gateway.db,
    Array.from({ length: 9 }, () => 'login.account/marcobay01'),
    site.gateway.clock.now(),
  )
  expect((await come('marcobay01', 'vesper2025', 'device-of-a-stranger')).status).toBe(429)
  expect((await come('marcobay01', 'vesper2025', 'device-of-marco')).body.success).toBe(true)
})

test('who locks a thousand accounts from one network keeps none of them out elsewhere', async () => {
  site.advance(hour)
  const { db, clock } = site.gateway
  const count = limits['login.pair'].windows[0]?.count ?? 0
  const names = ['linhtran88', 'marcobay01', 'aprilsol22', ...Array.from({ length: 997 }, (_, at) => `somebody${at}`)]
  const written = names.flatMap((name) => [`login.pair/${name}/198.51.100`, `login.account/${name}`])
  for (let tried = 0; tried < count; tried++) await recordHits(db, written, clock.now() - minute + tried)
  for (const name of names.slice(0, 3)) {
    expect((await come(name, 'vesper2025', 'device-locked', '198.51.100.4')).status).toBe(429)
    expect((await come(name, 'vesper2025', 'device-free')).body.success).toBe(true)
  }
})

test('when most of many logins fail, everybody is asked for a captcha, until it is over', async () => {
  const quiet = await startTestGateway({ proxies: 1 })
  const login = (body: Record<string, unknown>) =>
    quiet.askSealed('POST', '/wps/session/login', body, { headers: { 'X-Forwarded-For': elsewhere() } })
  const good = { username: 'linhtran88', password: 'vesper2025', loginDeviceId: 'device-calm' }
  for (let tried = 0; tried < siteAlarm.above; tried++)
    await login({ username: `nobody${tried}`, password: 'wrong1234', loginDeviceId: `device-wave-${tried}` })
  expect((await login(good)).body.success).toBe(true)
  expect((await login(good)).body).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } })
  quiet.advance(siteAlarm.span)
  expect((await login(good)).body.success).toBe(true)
  await quiet.close()
})

test.for(['username', 'sms'])(
  '[S9] a number in several spellings tells nobody whether it has an account (%s)',
  async (type) => {
    site.advance(hour)
    const left = async (digits: string) => {
      const address = elsewhere()
      const spelt = [
        digits,
        `0${digits}`,
        `${digits.slice(0, 3)} ${digits.slice(3)}`,
        `${digits.slice(0, 5)}-${digits.slice(5)}`,
      ]
      const answers: unknown[] = []
      for (const username of spelt) {
        const device = { loginDeviceId: `device-${elsewhere()}` }
        const { body } = await site.askSealed(
          'POST',
          '/wps/session/login',
          { username, password: '000000', type, ...device },
          { headers: { 'X-Forwarded-For': address } },
        )
        answers.push([body.errorCode, body.value])
      }
      return answers
    }
    const unknown = await left('9175550777')
    expect(await left('9170000188')).toEqual(unknown)
    expect(unknown.slice(0, 3)).toMatchObject([4, 3, 2].map((triesLeft) => [expect.any(String), { triesLeft }]))
  },
)

test('an operator takes the lock away', async () => {
  const address = '198.51.100.9'
  for (let tried = 0; tried < 5; tried++) await come('aprilsol22', 'wrong1234', `device-u-${tried}`, address)
  expect((await come('aprilsol22', 'vesper2025', 'device-u', address)).status).toBe(429)
  expect(await site.operate('unlock', 'AprilSol22')).toBe('aprilsol22 may try again.')
  expect((await come('aprilsol22', 'vesper2025', 'device-u', address)).body.success).toBe(true)
})
