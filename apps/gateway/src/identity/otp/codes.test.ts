import { afterAll, beforeAll, expect, test } from 'vitest'
import { DomainError } from '../../kernel/http/domain-error.ts'
import { codeTries } from '../../kernel/limits/rate-limits.ts'
import { hour } from '../../app/testing/moments.ts'
import { newestText, startTestGateway, type TestGateway } from '../../app/testing/test-gateway.ts'
import { checkOtp } from './check-otp.ts'

let site: TestGateway
beforeAll(async () => void (site = await startTestGateway()))
afterAll(() => site.close())

const target = '639170000188'
const code = { channel: 'sms', target, purpose: 'login', asker: null } as const

async function fresh(): Promise<string> {
  site.advance(hour)
  await site.ask('POST', '/wps/verification/sms/noLogin', {
    json: { mobileNum: '9170000188', countryDialingCode: '63' },
  })
  return /\d{6}/.exec(await newestText(site, target))?.[0] ?? ''
}

const attempt = (typed: string, at = site) =>
  checkOtp(at.gateway.db, code, typed, at.gateway.clock.now()).then(
    () => 'right',
    (error: unknown) => (error instanceof DomainError ? error.code : 'broken'),
  )
const wrong = (right: string) => String((Number(right) + 1) % 1_000_000).padStart(6, '0')

test('a code stands one wrong try less than it has, and no more; right ones cost nothing', async () => {
  const right = await fresh()
  expect([await attempt(right), await attempt(right)]).toEqual(['right', 'right'])
  for (let tried = 1; tried < codeTries; tried++) expect(await attempt(wrong(right))).toBe('code.invalid')
  expect(await attempt(right)).toBe('right')
  expect(await attempt(wrong(right))).toBe('code.invalid')
  expect(await attempt(right)).toBe('code.invalid')
})

test('[VAL-01] what is not six digits is no try, and blanks or other digits make no other code', async () => {
  const right = await fresh()
  const message = `vesper: ${right} is your code. It is good for 10 minutes.`
  for (const typed of [message, `${right}10`, right.slice(1), 'abcdef', '', `1${right}`])
    expect(await attempt(typed), typed).toBe('code.invalid')
  const login = (password: string) =>
    site.askSealed('POST', '/wps/session/login', { username: '9170000188', password, type: 'sms' })
  const [first, second] = [await login(message), await login(`${right}10`)]
  expect(second.body).toMatchObject({ errorCode: 'code.invalid', value: { triesLeft: first.body.value.triesLeft } })
  expect(await attempt(` ${right.slice(0, 3)} ${right.slice(3)}\u200E`)).toBe('right')
  expect((await login(right)).body.success).toBe(true)
})

test('many wrong tries at once on two gateways kill it; a restart does not bring it back', async () => {
  const right = await fresh()
  const twin = await site.twin()
  await Promise.all(Array.from({ length: 20 }, (_, at) => attempt(wrong(right), at % 2 ? twin : site)))
  expect([await attempt(right), await attempt(right, await site.twin())]).toEqual(['code.invalid', 'code.invalid'])
})

test('[LOG-01] one code opens one session, also when it comes twice at once', async () => {
  const password = await fresh()
  const login = () => site.askSealed('POST', '/wps/session/login', { username: '9170000188', password, type: 'sms' })
  const both = await Promise.all([login(), login()])
  expect(both.map(({ body }) => body.errorCode ?? body.value.userName).toSorted()).toEqual([
    'code.invalid',
    'linhtran88',
  ])
})

test('the newest code of an asker is the only one that counts', async () => {
  const old = await fresh()
  const right = await fresh()
  if (old !== right) expect(await attempt(old)).toBe('code.invalid')
  expect(await attempt(right)).toBe('right')
})
