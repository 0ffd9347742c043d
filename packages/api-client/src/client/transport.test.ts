import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getBalance, getCaptcha, getStatus, login, register } from '../endpoints/index.ts'
import { isRefused, type ApiError } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const noon = Date.UTC(2026, 0, 15, 12)
const credentials = { username: 'demo01', password: 'abc12345' }
const form = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const
const busy = '{"success":false,"errorCode":"system.busy"}'

beforeEach(() => void vi.useFakeTimers({ now: noon }))
afterEach(() => void vi.useRealTimers())

const open = (fetch: FetchPort, options = {}) => {
  const asked: number[] = []
  const api = createTestClient(createFakeServer(), {
    fetch: (input, init) => {
      asked.push(performance.now())
      return fetch(input, init)
    },
    now: Date.now(),
    monotonic: () => performance.now(),
    roll: () => 0.5,
    tokens: { get: () => 't', expired: () => undefined },
    ...options,
  })
  const began = performance.now()
  /** Lets the clock run until a call has ended; how it ended, and after how many milliseconds. */
  const end = async (call: Promise<unknown>): Promise<{ error: ApiError | null; took: number }> => {
    const settled = call
      .then(
        () => null,
        (reason: unknown) => reason as ApiError,
      )
      // oxlint-disable-next-line parlour/no-time-bars -- the clock of this test is fake
      .then((error) => ({ error, took: performance.now() - began }))
    await vi.runAllTimersAsync()
    return settled
  }
  return { api, end, waits: () => asked.map((at, index) => at - (asked[index - 1] ?? began)), asked }
}

const answers =
  (status: number, headers: Record<string, string> = {}) =>
  async () =>
    new Response(busy, { status, headers })
const hangs: FetchPort = (input) =>
  new Promise((_, reject) => {
    const { signal } = input as Request
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })

test('[API-05] a read is tried as often as its record says, with full jitter between; a call with an effect once', async () => {
  const { api, end, waits } = open(answers(503))
  const { error } = await end(api.call(getStatus, {}))
  expect(error?.kind).toBe('unavailable')
  expect(waits()).toEqual([0, 150, 300])
  const once = open(answers(503))
  await once.end(
    Promise.allSettled([
      once.api.call(login, credentials),
      once.api.call(register, form),
      once.api.call(getCaptcha, {}),
    ]),
  )
  expect(once.asked).toHaveLength(3)
})

test.each([
  ['seconds', '2'],
  ['an HTTP date', new Date(noon + 2_000).toUTCString()],
])('[API-05] Retry-After in %s is waited for, without jitter', async (_, header) => {
  const { api, end, waits } = open(answers(503, { 'Retry-After': header, Date: new Date(noon).toUTCString() }))
  await end(api.call(getStatus, {}))
  expect(waits()[1]).toBe(2_000)
})

test.each([
  ['an hour', '3600'],
  ['an age', '9'.repeat(400)],
  ['a date of next week', new Date(noon + 7 * 86_400_000).toUTCString()],
])(
  '[API-05] a Retry-After of %s is not waited for: the caller is told at once when to come back',
  async (_, header) => {
    const { api, end, asked } = open(answers(429, { 'Retry-After': header }))
    const { error, took } = await end(api.call(getStatus, {}))
    expect([asked.length, took]).toEqual([1, 0])
    expect(isRefused(error) && error.kind).toBe('throttled')
    expect(isRefused(error) && error.retryAt).toBe(
      noon + Math.min(86_400, isRefused(error) ? (error.retryAfter ?? 0) : 0) * 1000,
    )
    expect(isRefused(error) && error.retryAfter).toBeGreaterThanOrEqual(3_600)
  },
)

test.each(['', 'soon', '-5', '1.5', 'Thu, 99 Foo 2026 99:99:99 GMT'])(
  '[API-05] a Retry-After of %j says nothing',
  async (header) => {
    const { api, end, waits } = open(answers(503, { 'Retry-After': header }))
    const { error } = await end(api.call(getStatus, {}))
    expect(waits()).toEqual([0, 150, 300])
    expect(isRefused(error) && error.retryAt).toBeNull()
  },
)

test("[API-05] a date to come back is held against the server's clock, though the machine is a day early or late", async () => {
  for (const skew of [-86_400_000, 86_400_000]) {
    const headers = {
      Date: new Date(noon + skew).toUTCString(),
      'Retry-After': new Date(noon + skew + 3_000).toUTCString(),
    }
    const { api, end, waits } = open(answers(503, headers))
    await end(api.call(getStatus, {}))
    expect(waits()[1]).toBe(3_000)
  }
})

test('[API-05] a pause that the budget has no room for is not begun: the last answer of the server stands', async () => {
  const { api, end, asked } = open(answers(503, { 'Retry-After': '5' }))
  const { error, took } = await end(api.call({ ...getStatus, retries: 9 }, {}))
  expect([error?.kind, asked.length, took]).toEqual(['unavailable', 3, 10_000])
})

test('[API-05] what will not change by itself is not asked again', async () => {
  for (const status of [400, 403, 404, 409, 501]) {
    const { api, end, asked } = open(answers(status))
    await end(api.call(getStatus, {}))
    expect(asked).toHaveLength(1)
  }
})

test('[API-05] retryAt is server time, also when the machine is a day late', async () => {
  const server = noon + 86_400_000
  const headers = { Date: new Date(server).toUTCString(), 'Retry-After': new Date(server + 60_000).toUTCString() }
  const { api, end } = open(answers(429, headers))
  const { error } = await end(api.call(login, credentials))
  expect(isRefused(error) && Math.abs((error.retryAt ?? 0) - server - 60_000)).toBeLessThanOrEqual(1_000)
  expect(Math.abs(api.clock.now() - server)).toBeLessThanOrEqual(1_000)
})

test('[API-05] a read that hangs is tried again after 10 s and ends within its 15 s', async () => {
  const { api, end, asked } = open(hangs)
  const { error, took } = await end(api.call(getStatus, {}))
  expect(error).toMatchObject({ name: 'UnreachedError', kind: 'timeout', endpoint: 'getStatus' })
  expect(asked).toHaveLength(2)
  expect(took).toBeLessThanOrEqual(15_000)
})

test('[API-05] a call that hangs ends at its time limit; with an effect it is unsure', async () => {
  const first = open(hangs)
  expect(await first.end(first.api.call(login, credentials))).toMatchObject({
    error: { kind: 'timeout' },
    took: 15_000,
  })
  const second = open(hangs)
  expect(await second.end(second.api.call(register, form))).toMatchObject({ error: { kind: 'unsure' }, took: 30_000 })
})

test('[API-05] a body that stalls or breaks off ends the call like an answer that never came', async () => {
  const stalled = open(
    async () => new Response(new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{"succ')) })),
  )
  expect(await stalled.end(stalled.api.call(login, credentials))).toMatchObject({
    error: { kind: 'timeout' },
    took: 15_000,
  })
  const broken = open(
    async () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('reset')) })),
  )
  expect((await broken.end(broken.api.call(login, credentials))).error?.kind).toBe('network')
})

test('[API-05] no network is told from a machine that is offline, and an effect that may have been sent stays unsure', async () => {
  const failing: FetchPort = () => Promise.reject(new TypeError('Failed to fetch'))
  const kindOf = async (online: boolean, call: typeof login | typeof register) => {
    const { api, end } = open(failing, { online: () => online })
    return (await end(api.call(call as typeof login, form))).error?.kind
  }
  expect([await kindOf(true, login), await kindOf(false, login), await kindOf(false, register)]).toEqual([
    'network',
    'offline',
    'unsure',
  ])
})

test('[API-05] a caller that ends a call hears that it was stopped, with the reason as its cause', async () => {
  const ending = new AbortController()
  const { api, end } = open(hangs)
  const call = api.call(login, credentials, { signal: ending.signal })
  ending.abort('left the page')
  expect((await end(call)).error).toMatchObject({ kind: 'aborted', cause: 'left the page' })
})

test('[API-05] a call with a signal that has already ended sends nothing', async () => {
  const { api, end, asked } = open(hangs)
  const { error } = await end(api.call(register, form, { signal: AbortSignal.abort('gone') }))
  expect([error?.kind, asked.length]).toEqual(['aborted', 0])
})

test('[API-04] cookies go to the own origin only, unless the brand says otherwise', async () => {
  const seen: string[] = []
  const fetch: FetchPort = async (input) => {
    seen.push((input as Request).credentials)
    return new Response('{"success":true,"value":"iVBORw0KGgo="}')
  }
  await open(fetch).end(open(fetch).api.call(getCaptcha, {}))
  await open(fetch).end(open(fetch, { credentials: 'include' }).api.call(getCaptcha, {}))
  expect(seen).toEqual(['same-origin', 'include'])
})

test('[BEY-18] the clock learns from every answer, a refusal among them, by how long that answer itself took', async () => {
  const server = noon + 3_600_000
  let tries = 0
  const { api, end } = open(
    async () =>
      new Response(busy, {
        status: tries++ < 2 ? 503 : 400,
        headers: { Date: new Date(server + performance.now()).toUTCString(), 'Retry-After': '4' },
      }),
  )
  const start = performance.now()
  await end(api.call(getBalance, {}))
  // oxlint-disable-next-line parlour/no-time-bars -- the clock of this test is fake
  expect(Math.abs(api.clock.now() - server - performance.now() + start)).toBeLessThanOrEqual(2_000)
})

test.each([
  ['no-store', 3_600_000],
  ['public, max-age=60', 0],
  ['', 0],
])(
  '[BEY-18] a status that a cache may have given does not set the clock: Cache-Control "%s"',
  async (cacheControl, step) => {
    const { api, end } = open(
      async () =>
        new Response('{"success":true,"value":{}}', {
          headers: { Date: new Date(noon + 3_600_000).toUTCString(), 'Cache-Control': cacheControl },
        }),
    )
    const before = api.clock.now()
    await end(api.call(getStatus, {}))
    expect(Math.round((api.clock.now() - before) / 60_000) * 60_000).toBe(step)
  },
)
