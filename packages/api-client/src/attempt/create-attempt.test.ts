import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { login, register, sendLoginCode, transferWallet } from '../endpoints/index.ts'
import { createAttempt, endpointMutation, isRefused } from '../index.ts'
import { createFakeServer, createTestClient, FakeRefusal, sampleRequest } from '../testing/index.ts'
import { attemptLifetimeMs } from './attempt-key.ts'
import { createMemory } from './create-memory.ts'

const form = {
  username: 'demo01',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  registerMethod: 'WEB',
  login: true,
} as const
const credentials = { username: 'demo01', password: 'abc12345' }
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  )
const session = {
  token: 't',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}

const open = () => {
  const effect = vi.fn(() => session)
  const server = createFakeServer().answer(register, effect)
  const store = createMemory()
  let now = Date.UTC(2026, 0, 15, 12)
  let ids = 0
  const page = () => createTestClient(server, { now, monotonic: () => now, newId: () => `key-000${++ids}` })
  return {
    server,
    effect,
    store,
    keys: () => server.callsOf(register).map(({ headers }) => headers.get('Idempotency-Key')),
    /** A page that has just been loaded. */
    load: (scope?: string) => createAttempt(page(), register, scope === undefined ? { store } : { store, scope }),
    pass: (milliseconds: number) => (now += milliseconds),
  }
}

test('[REG-08] one key from the first press until a final answer: a lost answer is asked for again, and it happened once', async () => {
  const { server, effect, keys, load } = open()
  const attempt = load()
  expect(attempt.status).toBe('idle')
  server.fail('reset', register, 1)
  await failure(attempt.send(form))
  expect(attempt.status).toBe('unsure')
  expect(await attempt.send(form)).toMatchObject({ token: 't' })
  expect(attempt.status).toBe('done')
  expect(effect).toHaveBeenCalledOnce()
  await attempt.send({ ...form, username: 'demo02' })
  const [first, second, third] = keys()
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('[REG-08] a page that is loaded again is unsure and goes on with the key; another account has its own', async () => {
  const { server, keys, load } = open()
  server.fail('reset', register, 1)
  await failure(load('linhtran88').send(form))
  expect(load('marcobay01').status).toBe('idle')
  const again = load('linhtran88')
  expect(again.status).toBe('unsure')
  await again.send(form)
  expect(new Set(keys()).size).toBe(1)
  expect(load('linhtran88').status).toBe('idle')
})

test("[API-05] two forms on one store: the key that one of them settled stays the other one's, so that it counts once", async () => {
  const { server, effect, keys, load } = open()
  let answer: (value: typeof session) => void = () => undefined
  effect.mockImplementationOnce(() => new Promise((done) => (answer = done)) as never)
  const first = load()
  const sent = first.send(form)
  await expect.poll(() => server.calls.length).toBe(1)
  const second = load()
  expect(second.status).toBe('unsure')
  answer(session)
  await sent
  expect([first.status, second.status, load().status]).toEqual(['done', 'unsure', 'idle'])
  await second.send(form)
  expect([second.status, effect.mock.calls.length, new Set(keys()).size]).toEqual(['done', 1, 1])
})

test('[API-05] a form that settles its own key leaves the one that another form keeps in the same place', async () => {
  const { server, keys, load } = open()
  server.fail('reset', register, 1)
  const first = load()
  await failure(first.send(form))
  const second = load()
  await second.send(form)
  server.fail('reset', register, 1)
  const third = load()
  await failure(third.send({ ...form, username: 'demo02' }))
  await first.send(form)
  const reloaded = load()
  expect([first.status, reloaded.status]).toEqual(['done', 'unsure'])
  await reloaded.send({ ...form, username: 'demo02' })
  expect(new Set(keys()).size).toBe(2)
})

test('[API-05] other entries behind a lost answer are refused and stay unsure, until the earlier ones are sent again', async () => {
  const moved: number[] = []
  const server = createFakeServer().answer(transferWallet, ({ amount, vendor }) => {
    moved.push(amount)
    return { transferId: '1', vendor, vendorBalance: 1, mainBalance: 1 }
  })
  const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
  const attempt = createAttempt(api, transferWallet)
  const hundred = { type: 'IN', vendor: 'NLT', amount: 10_000 } as const
  server.fail('reset', transferWallet, 1)
  await failure(attempt.send(hundred))
  const other = await failure(attempt.send({ ...hundred, amount: 20_000 }))
  expect(isRefused(other, 'idempotency.key.reused')).toBe(true)
  expect([attempt.status, attempt.unsettled]).toEqual(['unsure', hundred])
  await attempt.send({ ...hundred })
  expect([attempt.status, attempt.unsettled, moved]).toEqual(['done', null, [10_000]])
})

test('[API-05] what may have happened is the last input whose answer was lost; one that is proved wrong gives way', async () => {
  const { server, load } = open()
  const attempt = load()
  const other = { ...form, username: 'demo02' }
  server.fail('reset', register, 1)
  await failure(attempt.send(form))
  server.fail('offline', register, 1)
  await failure(attempt.send(other))
  expect(attempt.unsettled).toBe(other)
  await failure(attempt.send(other))
  expect(attempt.unsettled).toBe(form)
})

test('[REG-08] two presses are one call', async () => {
  const { server, load } = open()
  const attempt = load()
  const both = [attempt.send(form), attempt.send(form)]
  expect(attempt.status).toBe('sending')
  await Promise.all(both)
  expect(server.calls).toHaveLength(1)
})

test.each(['reset', 'html', 'truncated', 'empty', '500', '502', '504', '409'] as const)(
  '[API-05] after %s nobody knows: unsure, same key',
  async (fault) => {
    const { server, keys, load } = open()
    const attempt = load()
    server.fail(fault, register, 1)
    await failure(attempt.send(form))
    expect(attempt.status).toBe('unsure')
    await attempt.send(form)
    expect(new Set(keys()).size).toBe(1)
  },
)

test.each(['400', '401', '429', '422'] as const)(
  '[API-05] a first try that is refused with %s is final: the next has a key of its own',
  async (fault) => {
    const { server, keys, load } = open()
    const attempt = load()
    server.fail(fault, register, 1)
    await failure(attempt.send(form))
    expect(attempt.status).toBe('refused')
    await attempt.send(form)
    expect(new Set(keys()).size).toBe(2)
  },
)

test.each(['401', '429', 'maintenance', '503'] as const)(
  '[API-05] behind a lost answer, a refusal at the entry point (%s) settles nothing',
  async (fault) => {
    const { server, effect, keys, load } = open()
    const attempt = load()
    server.fail('reset', register, 1)
    await failure(attempt.send(form))
    server.fail(fault, register, 1)
    await failure(attempt.send(form))
    expect(attempt.status).toBe('unsure')
    await attempt.send(form)
    expect(new Set(keys()).size).toBe(1)
    expect(effect).toHaveBeenCalledOnce()
  },
)

test('[API-05] a refusal of the call itself settles a lost answer', async () => {
  const { server, effect, load } = open()
  const attempt = load()
  server.fail('offline', register, 1)
  await failure(attempt.send(form))
  effect.mockImplementationOnce(() => {
    throw new FakeRefusal('register.username.taken')
  })
  await failure(attempt.send(form))
  expect(attempt.status).toBe('refused')
})

test('[API-05] an input that does not fit is refused without a call, and does not settle a lost answer', async () => {
  const { server, keys, load } = open()
  const attempt = load()
  await failure(attempt.send({} as never))
  expect([attempt.status, server.calls.length]).toEqual(['refused', 0])
  server.fail('reset', register, 1)
  await failure(attempt.send(form))
  await failure(attempt.send({} as never))
  expect(load().status).toBe('unsure')
  await attempt.send(form)
  expect(new Set(keys()).size).toBe(1)
})

test('[API-03] a key that is a day old, or spoilt, is as good as none', async () => {
  const { server, store, load, pass } = open()
  server.fail('reset', register, 1)
  await failure(load().send(form))
  pass(attemptLifetimeMs - 1)
  expect(load().status).toBe('unsure')
  pass(1)
  expect(load().status).toBe('idle')
  store.set('attempt.1/register/', 'soon <script>')
  expect(load().status).toBe('idle')
})

test('[API-03] a later try does not make a key younger', async () => {
  const { server, load, pass } = open()
  const attempt = load()
  server.fail('reset', register, 2)
  await failure(attempt.send(form))
  pass(attemptLifetimeMs - 1)
  await failure(attempt.send(form))
  expect(load().status).toBe('unsure')
  pass(1)
  expect(load().status).toBe('idle')
})

test('[API-03] a try that is unsure for as long as the platform knows its key is not sent again; the next one counts by itself', async () => {
  const { server, load, pass, keys } = open()
  const attempt = load()
  server.fail('reset', register, 1)
  await failure(attempt.send(form)).then(() => pass(attemptLifetimeMs))
  expect([await failure(attempt.send(form)), attempt.status, keys().length]).toMatchObject([
    { kind: 'unsure' },
    'refused',
    1,
  ])
  expect(await attempt.send(form).then(() => new Set(keys()).size)).toBe(2)
})

test('[API-06] a call that has no key is never unsure: asking again would do it twice', async () => {
  const server = createFakeServer().fail('reset', sendLoginCode, 1)
  const attempt = createAttempt(createTestClient(server), sendLoginCode)
  await failure(attempt.send(sampleRequest(sendLoginCode)))
  expect([attempt.status, attempt.unsettled]).toEqual(['refused', null])
})

test('[API-06] a call without a key of its own keeps none', async () => {
  const server = createFakeServer().fail('offline', login, 1)
  const store = createMemory()
  const attempt = createAttempt(createTestClient(server), login, { store })
  await failure(attempt.send(credentials))
  expect([attempt.status, createAttempt(createTestClient(server), login, { store }).status]).toEqual([
    'refused',
    'idle',
  ])
})

test('[API-06] mutation options work in any query cache, and never send twice by themselves', async () => {
  const { server, effect } = open()
  const api = createTestClient(server)
  const cache = new QueryClient({ defaultOptions: { mutations: { retry: 3 } } })
  const observer = new MutationObserver(cache, endpointMutation(api, register))
  server.fail('500', register, 1)
  expect(isRefused(await failure(observer.mutate(form)), 'server.error')).toBe(true)
  expect(server.calls).toHaveLength(1)
  await observer.mutate(form)
  await observer.mutate(form)
  expect(effect).toHaveBeenCalledTimes(2)
})
