import { expect, test } from 'vitest'
import { getBoxKey, getStatus, login } from './endpoints/index.ts'
import { boxCipher, createApiClient, portsOf } from './index.ts'
import { createFakeServer, createTestClient } from './testing/index.ts'

test('[API-06] a client runs on what Node has, with a merchant, a language and a token', async () => {
  const { fetch } = createFakeServer()
  const api = createApiClient({
    ...portsOf(globalThis),
    fetch,
    baseUrl: 'http://platform.test',
    merchant: 'demo01',
    language: () => 'EN',
    tokens: { get: () => null, expired: () => undefined },
    cipher: boxCipher,
  })
  const before = Date.now()
  expect(await api.call(getStatus, {})).toMatchObject({ maintenance: false })
  const now = api.clock.now()
  // A header has whole seconds.
  expect(now).toBeGreaterThan(before - 2_000)
  expect(now).toBeLessThan(Date.now() + 2_000)
})

test('[API-06] ids are 32 hexadecimal signs, each fresh; chance is from 0 to 1; without a word of the platform it is online', () => {
  const { newId, roll, online } = portsOf({ ...globalThis, fetch, crypto, performance, Date, Math })
  expect(newId()).toMatch(/^[\da-f]{32}$/)
  expect(newId()).not.toBe(newId())
  expect(roll()).toBeLessThan(1)
  expect(online()).toBe(true)
})

test('[API-02] the box cipher asks for the key with the first encrypted call, and no plain word leaves', async () => {
  const server = createFakeServer()
  const api = createTestClient(server, { cipher: boxCipher })
  await api.call(getStatus, {})
  expect(server.callsOf(getBoxKey)).toHaveLength(0)
  await api.call(login, { username: 'demo01', password: 'abc12345' })
  await api.call(login, { username: 'demo01', password: 'abc12345' })
  expect(server.callsOf(getBoxKey)).toHaveLength(1)
  expect(JSON.stringify(server.callsOf(login))).not.toContain('abc12345')
})
