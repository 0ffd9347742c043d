import { login as loginCall, loginDemo, verifyLogin } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { countdownText } from '@parlour/i18n'
import { expect, test } from 'vitest'
import { readRefusal } from '../index.ts'

const now = Date.UTC(2026, 0, 15, 12)
const day = 86_400
const at = (seconds: number) => new Date(now + seconds * 1000).toUTCString()

/**
 * What `Retry-After` may hold, and the seconds that it asks for; null where it asks for nothing that can be counted.
 */
const forms: readonly (readonly [string | null, number | null])[] = [
  ['1', 1],
  ['2', 2],
  ['30', 30],
  ['47', 47],
  ['59', 59],
  ['60', 60],
  ['61', 61],
  ['900', 900],
  ['1800', 1_800],
  ['3600', 3_600],
  ['86399', day - 1],
  ['86400', day],
  ['86401', day],
  ['999999999', day],
  ['99999999999999999999', day],
  [at(1), 1],
  [at(47), 47],
  [at(1_800), 1_800],
  [at(day), day],
  [at(3 * day), day],
  ['Fri, 31 Dec 9999 23:59:59 GMT', day],
  ['0', null],
  [at(0), null],
  [at(-60), null],
  ['Thu, 01 Jan 1970 00:00:00 GMT', null],
  [null, null],
  ['', null],
  ['-5', null],
  ['1.5', null],
  ['1e3', null],
  ['soon', null],
  ['+30', null],
  ['0x10', null],
  ['30 seconds', null],
]
const calls = {
  login: [loginCall, { username: 'demo01', password: 'abc12345' }],
  verify: [verifyLogin, { loginTicket: 'ticket', verificationCode: '123456' }],
  trial: [loginDemo, { os: 'Linux' }],
} as const
const codes = ['TOO_MANY_REQUESTS', 'TOO_MANY_REQUEST', 'slow.down']
const cases = Object.keys(calls).flatMap((name) =>
  codes.flatMap((code, index) =>
    forms
      .filter((_, form) => name === 'login' || form % 3 === index)
      .map(([header, seconds]) => ({ name: name as keyof typeof calls, code, header, seconds })),
  ),
)

test.each(cases)('[T9][S9] $name, $code, Retry-After $header: $seconds s', async ({ name, code, header, seconds }) => {
  const [endpoint, input] = calls[name]
  const refuse = (): never => {
    throw new FakeRefusal(code, {
      status: 429,
      value: { captcha: true, triesLeft: 0 },
      headers: header === null ? {} : { 'Retry-After': header },
    })
  }
  const server = createFakeServer().answer(loginCall, refuse).answer(verifyLogin, refuse).answer(loginDemo, refuse)
  const api = createTestClient(server, { now, monotonic: () => 0 })
  const refusal = readRefusal(
    await api.call(endpoint as typeof loginCall, input as never).catch((error: unknown) => error),
  )
  expect(refusal).toMatchObject({
    messageId: 'auth.error.TOO_MANY_REQUESTS',
    captcha: true,
    triesLeft: 0,
    reached: true,
    check: null,
  })
  expect(refusal.retryAt).toBe(seconds === null ? null : api.clock.now() + seconds * 1000)
  expect(refusal.values).toEqual({ seconds: seconds ?? 0 })
  expect(server.calls).toHaveLength(1)
})

const left: readonly (readonly [unknown, number | null])[] = [
  [{ triesLeft: 0 }, 0],
  [{ triesLeft: 1 }, 1],
  [{ triesLeft: 4 }, 4],
  [{ triesLeft: 99 }, 99],
  [{ triesLeft: '2' }, null],
  [{ triesLeft: -1 }, null],
  [{ triesLeft: 1.5 }, null],
  [{ triesLeft: null }, null],
  [{}, null],
  [null, null],
  ['4', null],
  [[4], null],
]

test.each(left)('[T9][LOG-04] tries left in %j: %j', async (value, tries) => {
  const server = createFakeServer().answer(loginCall, () => {
    throw new FakeRefusal('login.credentials.invalid', { value })
  })
  const error: unknown = await createTestClient(server)
    .call(loginCall, { username: 'demo01', password: 'wrong' })
    .catch((reason: unknown) => reason)
  expect(readRefusal(error)).toMatchObject({ triesLeft: tries, retryAt: null, issue: { field: 'password' } })
})

const tickets: readonly (readonly [unknown, string | null])[] = [
  [{ loginTicket: 't' }, 't'],
  [{ loginTicket: 't', target: '917****188', expirationTime: now }, 't'],
  [{ loginTicket: 't', target: null, expirationTime: null }, 't'],
  [{ loginTicket: '' }, null],
  [{ loginTicket: 7 }, null],
  [{}, null],
  [null, null],
  ['t', null],
  [{ loginTicket: 't', expirationTime: 'soon' }, null],
]

test.each(tickets)('[T9][S9] the ticket of %j: %j', async (value, ticket) => {
  const server = createFakeServer().answer(loginCall, () => {
    throw new FakeRefusal('login_verify_required', { value })
  })
  const error: unknown = await createTestClient(server)
    .call(loginCall, { username: 'demo01', password: 'abc12345' })
    .catch((reason: unknown) => reason)
  const refusal = readRefusal(error)
  expect(refusal.check?.ticket ?? null).toBe(ticket)
  expect(refusal.messageId).toBe(ticket ? null : 'api.code.login_verify_required')
})

test('[T9] a countdown says every second of a lock-out once', () => {
  const told = Array.from({ length: 1_801 }, (_, second) => countdownText(second))
  expect(new Set(told).size).toBe(1_801)
  expect([told[0], told[59], told[60], told[1_800]]).toEqual(['0:00', '0:59', '1:00', '30:00'])
})
