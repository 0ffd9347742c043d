import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { getBalance, listGames, login, register } from '../endpoints/index.ts'
import { createAttempt, endpointMutation, endpointQuery, invalidateEndpoint, isRefused } from '../index.ts'
import { createFakeServer, createTestClient, FakeRefusal } from '../testing/index.ts'
import { keptFor } from './attempt-key.ts'
import { createMemory } from './create-memory.ts'

const form = { username: 'demo01', password: 'abc12345', confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const
const credentials = { username: 'demo01', password: 'abc12345' }
const failure = (call: Promise<unknown>): Promise<unknown> => call.then(() => 'answered', (error: unknown) => error)
const session = { token: 't', id: 1, userName: 'demo01', firstTimeLogin: false, passwordExpired: false, expirationTime: null }

const open = () => {
  const effect = vi.fn(() => session)
  const server = createFakeServer().answer(register, effect)
  const store = createMemory()
  let now = Date.UTC(2026, 0, 15, 12)
  const page = () => createTestClient(server, { now, monotonic: () => now })
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

test('[REG-08] two presses are one call', async () => {
  const { server, load } = open()
  const attempt = load()
  const both = [attempt.send(form), attempt.send(form)]
  expect(attempt.status).toBe('sending')
  await Promise.all(both)
  expect(server.calls).toHaveLength(1)
})

test.each(['reset', 'html', 'truncated', 'empty', '500', '502', '504', '409'] as const)('[API-05] after %s nobody knows: unsure, same key', async (fault) => {
  const { server, keys, load } = open()
  const attempt = load()
  server.fail(fault, register, 1)
  await failure(attempt.send(form))
  expect(attempt.status).toBe('unsure')
  await attempt.send(form)
  expect(new Set(keys()).size).toBe(1)
})

test.each(['400', '401', '429', '422'] as const)('[API-05] a first try that is refused with %s is final: the next has a key of its own', async (fault) => {
  const { server, keys, load } = open()
  const attempt = load()
  server.fail(fault, register, 1)
  await failure(attempt.send(form))
  expect(attempt.status).toBe('refused')
  await attempt.send(form)
  expect(new Set(keys()).size).toBe(2)
})

test.each(['401', '429', 'maintenance', '503'] as const)('[API-05] behind a lost answer, a refusal at the door (%s) settles nothing', async (fault) => {
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
})

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
  pass(keptFor - 1)
  expect(load().status).toBe('unsure')
  pass(1)
  expect(load().status).toBe('idle')
  store.set('attempt.1/register/', 'soon <script>')
  expect(load().status).toBe('idle')
})

test('[API-06] a call without a key of its own keeps none', async () => {
  const server = createFakeServer().fail('offline', login, 1)
  const store = createMemory()
  const attempt = createAttempt(createTestClient(server), login, { store })
  await failure(attempt.send(credentials))
  expect([attempt.status, createAttempt(createTestClient(server), login, { store }).status]).toEqual(['unsure', 'idle'])
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

test('[API-06] invalidation reaches the answers of one endpoint, or those with these members', async () => {
  const cache = new QueryClient()
  const api = createTestClient(createFakeServer(), { tokens: { get: () => 't', expired: () => undefined } })
  await cache.fetchQuery(endpointQuery(api, listGames, { gameType: 'RNG', pageNo: 2 }))
  await cache.fetchQuery(endpointQuery(api, listGames, {}))
  await cache.fetchQuery(endpointQuery(api, getBalance, {}))
  const stale = () => cache.getQueryCache().findAll({ predicate: ({ state }) => state.isInvalidated }).map(({ queryKey }) => queryKey)
  await invalidateEndpoint(cache, listGames, { gameType: 'RNG' })
  expect(stale()).toEqual([['listGames', { gameType: 'RNG', pageNo: 2 }]])
  await invalidateEndpoint(cache, listGames)
  expect(stale()).toHaveLength(2)
})
