import { expect, test } from 'vitest'
import { listProviders } from '../endpoints/index.ts'
import type { TextStore } from '../ports.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const providers = { data: { lanes: [{ title: 'RNG', gameClassify: [], cards: [] }] } }
const ofMember = { ...listProviders, token: 'optional' } as typeof listProviders
const ttl = listProviders.cache?.ttl ?? 0

const createStore = () => {
  const entries = new Map<string, string>()
  const store: TextStore = {
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
  return { entries, store }
}

/** Pages that load one after the other, on one store and one server. */
const open = (store: TextStore | null) => {
  const server = createFakeServer().answer(listProviders, providers)
  let time = 0
  let token: string | null = null
  return {
    server,
    wait: (milliseconds: number) => (time += milliseconds),
    logIn: (as: string | null) => (token = as),
    page: (language = 'EN') =>
      createTestClient(server, {
        store,
        language: () => language,
        monotonic: () => time,
        now: time,
        tokens: { get: () => token, expired: () => undefined },
      }),
  }
}

test('[API-03] an answer is kept for the session and its time to live, over pages', async () => {
  const { server, page, wait } = open(createStore().store)
  const first = page()
  await first.call(listProviders, {})
  wait(ttl - 1)
  expect(await first.call(listProviders, {})).toEqual(await page().call(listProviders, {}))
  expect(server.calls).toHaveLength(1)
  wait(1)
  await first.call(listProviders, {})
  await page().call(listProviders, {})
  expect(server.calls).toHaveLength(2)
})

test('[API-03] another input or another language is another answer', async () => {
  const { server, page } = open(createStore().store)
  await page().call(listProviders, {})
  await page().call(listProviders, { platform: 'html5' })
  await page('TY').call(listProviders, {})
  expect(server.calls).toHaveLength(3)
})

test('[API-03] what one account was answered is never given to another, nor to a guest, nor does the store hold a token', async () => {
  const { entries, store } = createStore()
  const { server, page, logIn } = open(store)
  for (const token of ['token-of-ana', 'token-of-ben', null]) {
    logIn(token)
    await page().call(ofMember, {})
    await page().call(ofMember, {})
  }
  expect(server.calls).toHaveLength(3)
  expect(JSON.stringify([...entries])).not.toContain('token-of')
})

test('[API-03] what does not depend on the account is kept through a log-in', async () => {
  const { server, page, logIn } = open(createStore().store)
  const api = page()
  await api.call(listProviders, {})
  logIn('token')
  await api.call(listProviders, {})
  expect(server.calls).toHaveLength(1)
})

test.each([
  '',
  '{',
  'null',
  '5',
  '[]',
  '{"at":1,',
  '{"value":{}}',
  '{"at":0}',
  '{"at":"x","value":{"data":{"lanes":[]}}}',
  '{"at":0,"value":{"data":{"lanes":5}}}',
  '{"at":9e99,"value":{"data":{"lanes":[]}}}',
])('[API-03] a kept entry that reads %j is dropped and asked for again', async (text) => {
  const { entries, store } = createStore()
  const { server, page } = open(store)
  await page().call(listProviders, {})
  for (const key of entries.keys()) entries.set(key, text)
  expect(await page().call(listProviders, {})).toMatchObject({ data: { lanes: [{ title: 'RNG' }] } })
  expect(server.calls).toHaveLength(2)
})

test('[API-03] an entry of an older version of this package is not read', async () => {
  const { entries, store } = createStore()
  const { server, page } = open(store)
  await page().call(listProviders, {})
  for (const [key, text] of Array.from(entries)) {
    entries.delete(key)
    entries.set(key.replace(/^parlour:\d+:/, 'parlour:1:'), text)
  }
  await page().call(listProviders, {})
  expect(server.calls).toHaveLength(2)
})

test('[API-03] a store that is full or throws at every touch costs a request and nothing else', async () => {
  const fail = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  for (const store of [
    { ...createStore().store, set: fail },
    { get: fail, set: fail, remove: fail },
  ]) {
    const { server, page } = open(store)
    const api = page()
    await api.call(listProviders, {})
    await api.call(listProviders, {})
    expect(server.calls).toHaveLength(1)
    await page().call(listProviders, {})
    api.forget()
    expect(server.calls).toHaveLength(2)
  }
})

test('[API-03] without a store answers are kept in memory; to forget drops them everywhere, and fresh asks past them', async () => {
  const { entries, store } = createStore()
  for (const place of [null, store]) {
    const { server, page } = open(place)
    const api = page()
    await api.call(listProviders, {})
    await api.call(listProviders, {})
    expect(server.calls).toHaveLength(1)
    await api.call(listProviders, {}, { fresh: true })
    expect(server.calls).toHaveLength(2)
    api.forget()
    expect(entries.size).toBe(0)
    await api.call(listProviders, {})
    expect(server.calls).toHaveLength(3)
  }
})

test('[API-03] to forget drops what an earlier page kept too, and nothing that is not its own', async () => {
  const { entries, store } = createStore()
  const { page } = open(store)
  entries.set('token', 'of the session')
  await page().call(listProviders, {})
  await page('TY').call(listProviders, {})
  expect(entries.size).toBeGreaterThan(2)
  page().forget()
  expect([...entries.keys()]).toEqual(['token'])
})

test('[API-03] an answer that was asked for before the forgetting is not kept after it', async () => {
  const { entries, store } = createStore()
  const { server, page } = open(store)
  const api = page()
  const asked = api.call(listProviders, {})
  api.forget()
  await asked
  expect(entries.size).toBe(0)
  await api.call(listProviders, {})
  expect(server.calls).toHaveLength(2)
})

test('[API-03] a caller may change its answer; the next one still gets what the server said', async () => {
  const { server, page } = open(createStore().store)
  const api = page()
  for (const from of [api, api, page()]) {
    const pair = await Promise.all([from.call(listProviders, {}), from.call(listProviders, {})])
    for (const { data } of pair) {
      expect(data.lanes).toHaveLength(1)
      data.lanes.length = 0
    }
  }
  expect(server.calls).toHaveLength(1)
})
