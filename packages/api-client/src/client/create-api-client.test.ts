import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import {
  defineEndpoint,
  getBalance,
  getStatus,
  listAnnouncements,
  listGames,
  login,
  register,
} from '../endpoints/index.ts'
import { isRefused } from '../errors.ts'
import type { FetchPort } from '../ports.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const session = {
  token: 't',
  id: 1,
  userName: 'demo01',
  firstTimeLogin: false,
  passwordExpired: false,
  expirationTime: null,
}
const announcements = { player: [], promotion: [], popup: [], banners: [] }
const balance = { sumBalance: 250.75, currency: 'PHP', currencySymbol: '₱', balance: [] }
const credentials = { username: 'demo01', password: 'abc12345' }
const form = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const
const someone = { get: () => 'secret', expired: () => undefined }

/** A fetch that answers every call with one value, and the requests that it got. */
const record = (value: unknown) => {
  const requests: Request[] = []
  const fetch: FetchPort = async (input, init) => {
    requests.push(new Request(input, init))
    return new Response(JSON.stringify({ success: true, value }))
  }
  return { requests, fetch }
}

test('[API-04] every call carries merchant, language, device and request id; the token, raw, only where the record says so', async () => {
  const server = createFakeServer().answer(listAnnouncements, announcements).answer(login, session)
  const api = createTestClient(server, { tokens: someone })
  await api.call(listAnnouncements, {})
  await api.call(login, credentials)
  const [first, second] = server.calls
  expect(Object.fromEntries(first?.headers ?? [])).toMatchObject({
    merchant: 'test',
    language: 'EN',
    device: 'web',
    moduleid: 'COMM3',
    authorization: 'secret',
    'x-request-id': expect.stringMatching(/^test-id/),
  })
  expect(second?.headers.get('Authorization')).toBeNull()
  expect(first?.headers.get('X-Request-Id')).not.toBe(second?.headers.get('X-Request-Id'))
})

test('[API-04] the merchant travels exactly once, also when a brand names the header otherwise', async () => {
  for (const headerNames of [{}, { merchant: 'merchant', moduleId: 'Module-Id' }]) {
    const { requests, fetch } = record(announcements)
    await createTestClient(createFakeServer(), { fetch, headerNames }).call(listAnnouncements, {})
    expect(requests[0]?.headers.get('merchant')).toBe('test')
  }
})

test('[API-04] a brand names the headers of its platform as data', async () => {
  const { requests, fetch } = record(balance)
  const headerNames = {
    moduleId: 'Module-Id',
    token: 'X-Token',
    requestId: 'X-Trace',
    language: 'Lang',
    device: 'Client',
    idempotencyKey: 'Once',
  }
  await createTestClient(createFakeServer(), { fetch, headerNames, tokens: someone }).call(
    { ...getBalance, idempotent: true },
    {},
    { idempotencyKey: 'k' },
  )
  const headers = Object.fromEntries(requests[0]?.headers ?? [])
  expect(headers).toMatchObject({ 'module-id': 'COMM3', 'x-token': 'secret', lang: 'EN', client: 'web', once: 'k' })
  for (const usual of ['moduleid', 'authorization', 'x-request-id', 'language', 'device', 'idempotency-key'])
    expect(headers).not.toHaveProperty(usual)
})

test('[API-01] money arrives as integer minor units', async () => {
  const api = createTestClient(createFakeServer().answer(getBalance, balance), { tokens: someone })
  expect((await api.call(getBalance, {})).sumBalance).toBe(25_075)
})

test('[API-01] inputs travel as query, as form or as JSON, sums as decimal numbers', async () => {
  const { requests, fetch } = record(null)
  const api = createTestClient(createFakeServer(), { fetch })
  const request = v.object({
    text: v.string(),
    list: v.array(v.string()),
    none: v.optional(v.string()),
    amount: v.number(),
  })
  const response = v.unknown()
  const input = { text: 'a b&ñ', list: ['B', 'PL'], amount: 12_345 }
  const shared = { path: '/x', request, response, amounts: ['amount'] }
  await api.call(defineEndpoint({ ...shared, name: 'a', method: 'GET' }), input)
  await api.call(defineEndpoint({ ...shared, name: 'b', method: 'POST', encoding: 'form' }), input)
  await api.call(defineEndpoint({ ...shared, name: 'c', method: 'PUT' }), input)
  const [query, formed, json] = requests
  expect(new URL(query?.url ?? '').search).toBe('?text=a+b%26%C3%B1&list=B%2CPL&amount=123.45')
  expect([query?.body, query?.headers.get('Content-Type')]).toEqual([null, null])
  expect(await formed?.text()).toBe('text=a+b%26%C3%B1&list=B%2CPL&amount=123.45')
  expect(formed?.headers.get('Content-Type')).toBe('application/x-www-form-urlencoded')
  expect(await json?.json()).toEqual({ text: 'a b&ñ', list: ['B', 'PL'], amount: 123.45 })
  expect(json?.headers.get('Content-Type')).toBe('application/json;charset=UTF-8')
})

test('[API-05] a call that must happen once gets a key when its caller has none, another each time; others never carry one', async () => {
  const server = createFakeServer().answer(register, session).answer(login, session)
  const api = createTestClient(server)
  await api.call(register, form)
  await api.call(register, form)
  await api.call(register, form, { idempotencyKey: 'of-the-form' })
  await api.call(login, credentials, { idempotencyKey: 'of-the-form' })
  const [first, second, third, fourth] = server.calls.map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^test-id/)
  expect(second).not.toBe(first)
  expect([third, fourth]).toEqual(['of-the-form', null])
})

test('[API-01] a brand overrides path, method, module, encoding, envelope and encryption as data', async () => {
  const { requests, fetch } = record(null)
  const bare: FetchPort = (input, init) => fetch(input, init).then(() => new Response('{"games":[]}'))
  const overrides = {
    listGames: { path: '/other/games', method: 'POST', encoding: 'json', moduleId: 'LOBBY', envelope: 'bare' },
    login: { encrypted: false, path: '/wps/session/login/unsecure' },
  } as const
  const cipher = vi.fn()
  const api = createTestClient(createFakeServer(), { fetch: bare, overrides, cipher })
  expect((await api.call(listGames, { gameType: 'RNG' })).games).toEqual([])
  const [request] = requests
  expect([request?.method, request?.url, request?.headers.get('ModuleId')]).toEqual([
    'POST',
    'http://platform.test/other/games',
    'LOBBY',
  ])
  expect(await request?.json()).toMatchObject({ gameType: 'RNG' })
  await api.call(login, credentials).catch(() => undefined)
  expect(await requests[1]?.json()).toMatchObject(credentials)
  expect(cipher).not.toHaveBeenCalled()
})

test('[API-01] every refusal is heard once by the brand, whichever call it came to', async () => {
  const onRefused = vi.fn()
  const fetch = async () => new Response('{"success":false,"errorCode":"system.maintenance"}')
  const error = await createTestClient(createFakeServer(), { fetch, onRefused })
    .call(getStatus, {})
    .catch((reason: unknown) => reason)
  expect(isRefused(error) && error.kind).toBe('maintenance')
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(error)
})

test('[API-06] two clients on one page do not know each other', async () => {
  const server = createFakeServer().answer(listAnnouncements, announcements)
  await Promise.all([
    createTestClient(server).call(listAnnouncements, {}),
    createTestClient(server).call(listAnnouncements, {}),
  ])
  expect(server.calls).toHaveLength(2)
})
