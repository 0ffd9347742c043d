import { login as loginCall, register as registerCall } from '@parlour/api-client/endpoints'
import { createFakeServer, createTestClient, FakeRefusal } from '@parlour/api-client/testing'
import { expect, test } from 'vitest'
import { createRegistration, runFlow } from './index.ts'
import { attemptKeyName } from './session/session-store.ts'
import { createMemoryStore } from './testing/create-test-session.ts'
import { sessionWire } from './testing/wire.ts'

const form = {
  username: 'demo01',
  password: 'abc12345',
  confirmPassword: 'abc12345',
  registerMethod: 'WEB',
  login: true,
} as const

const open = () => {
  const server = createFakeServer().answer(registerCall, sessionWire)
  let ids = 0
  const api = createTestClient(server, { newId: () => `key-000${++ids}` })
  const store = createMemoryStore()
  const registration = createRegistration(api, store)
  return {
    server,
    api,
    store,
    press: (input: object = form) =>
      runFlow(async () => void (await registration.send(input as typeof form)), registration),
    keys: () => new Set(server.callsOf(registerCall).map(({ headers }) => headers.get('Idempotency-Key'))),
  }
}

test('[REG-08] an attempt ends accepted, refused or lost', async () => {
  const { api, server } = open()
  expect(await runFlow(async () => undefined)).toEqual({ type: 'accepted' })
  const broken = await runFlow(() => Promise.reject(new TypeError('chunk did not load')))
  expect(broken).toMatchObject({ type: 'refused', refusal: { messageId: 'api.kind.server' } })
  server.fail('reset', registerCall, 1)
  expect(await runFlow(async () => void (await api.call(registerCall, form)))).toEqual({ type: 'lost' })
})

test.each(['500', '504', '409', 'html', 'empty', 'reset', 'offline'] as const)(
  '[REG-08] %s does not settle a registration',
  async (fault) => {
    const { server, store, press, keys } = open()
    server.fail(fault, registerCall, 1)
    expect((await press()).type).toBe('lost')
    expect(store.entries.has(attemptKeyName)).toBe(true)
    expect((await press()).type).toBe('accepted')
    expect([keys().size, store.entries.size]).toEqual([1, 0])
  },
)

test.each([
  ['TOO_MANY_REQUESTS', 429],
  ['captcha.invalid', 200],
  ['idempotency.key.reused', 422],
] as const)(
  '[REG-08] %s behind a lost answer shows why and keeps the key, so that nobody meets their own name as taken',
  async (code, status) => {
    const { server, press, keys } = open()
    server.fail('reset', registerCall, 1)
    await press()
    server.answer(registerCall, () => {
      throw new FakeRefusal(code, { status })
    })
    expect(await press({ ...form, captcha: '1234' })).toMatchObject({ type: 'refused' })
    server.answer(registerCall, sessionWire)
    expect((await press()).type).toBe('accepted')
    expect(keys().size).toBe(1)
  },
)

test('[REG-08] a refusal of the registration ends the key', async () => {
  const { server, store, press, keys } = open()
  server.answer(registerCall, () => {
    throw new FakeRefusal('register.username.taken')
  })
  expect((await press()).type).toBe('refused')
  expect(store.entries.size).toBe(0)
  await press()
  expect(keys().size).toBe(2)
})

test('[LOG-10] a login that does not even leave is refused', async () => {
  const { api, server } = open()
  server.fail('offline', loginCall, 1)
  expect(
    (await runFlow(async () => void (await api.call(loginCall, { username: 'demo01', password: 'abc12345' })))).type,
  ).toBe('refused')
})
