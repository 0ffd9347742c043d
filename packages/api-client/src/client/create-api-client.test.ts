import { expect, test, vi } from 'vitest'
import { getBalance, getStatus, listAnnouncements, listGames, listVendors, login, register } from '../endpoints/index.ts'
import { isContractError, isRefused, isUnreached } from '../errors.ts'
import { createFakeServer, createTestClient, FakeRefusal } from '../testing/index.ts'

const session = { token: 't', id: 1, userName: 'demo01', firstTimeLogin: false, passwordExpired: false, expirationTime: null }
const announcements = { player: [], promotion: [], popup: [], banners: [] }
const balance = { sumBalance: 250.75, currency: 'PHP', currencySymbol: '₱', balance: [] }
const credentials = { username: 'demo01', password: 'abc12345' }

test('[API-04] every call carries merchant, language, device and request id; the token only where the record says so', async () => {
  const server = createFakeServer().answer(listAnnouncements, announcements).answer(login, session)
  const api = createTestClient(server, { tokens: { get: () => 'secret', expired: vi.fn() } })
  await api.call(listAnnouncements, {})
  await api.call(login, credentials)
  const [first, second] = server.calls
  expect(first?.headers.get('Merchant')).toBe('test')
  expect(first?.headers.get('Language')).toBe('EN')
  expect(first?.headers.get('ModuleId')).toBe('COMM3')
  expect(first?.headers.get('X-Request-Id')).toMatch(/^test-id/)
  expect(first?.headers.get('Authorization')).toBe('secret')
  expect(second?.headers.get('Authorization')).toBeNull()
})

test('[API-01] money arrives as integer minor units', async () => {
  const server = createFakeServer().answer(getBalance, balance)
  const api = createTestClient(server, { tokens: { get: () => 'secret', expired: vi.fn() } })
  expect((await api.call(getBalance, {})).sumBalance).toBe(25_075)
})

test('[API-04] a dead token ends the session once, however many calls fail', async () => {
  const expired = vi.fn()
  const refuse = () => {
    throw new FakeRefusal('login.not.session', { status: 401 })
  }
  const server = createFakeServer().answer(getBalance, refuse)
  const api = createTestClient(server, { tokens: { get: () => 'dead', expired } })
  const calls = [1, 2, 3].map((typeId) => api.call(getBalance, { typeId }))
  const results = await Promise.allSettled(calls)
  expect(results.every((result) => result.status === 'rejected' && isRefused(result.reason, 'login.not.session'))).toBe(true)
  expect(expired).toHaveBeenCalledExactlyOnceWith('dead')
})

test('[API-04] a public call with a stale token is made once more as a guest', async () => {
  const server = createFakeServer().answer(listAnnouncements, (_, request) => {
    if (request.headers.get('Authorization')) throw new FakeRefusal('login.not.session', { status: 401 })
    return announcements
  })
  const api = createTestClient(server, { tokens: { get: () => 'stale', expired: vi.fn() } })
  await expect(api.call(listAnnouncements, {})).resolves.toEqual(announcements)
  expect(server.calls).toHaveLength(2)
})

test('[API-05] a refusal keeps its code, its message, its value and the request id', async () => {
  const server = createFakeServer().answer(login, () => {
    throw new FakeRefusal('login.credentials.invalid', { value: { captcha: true } })
  })
  const error = await createTestClient(server).call(login, credentials).catch((reason: unknown) => reason)
  expect(isRefused(error, 'login.credentials.invalid') && error.value).toEqual({ captcha: true })
  expect(isRefused(error) && error.kind).toBe('refused')
})

test('[API-05] an answer that is not JSON is a typed error, not a crash', async () => {
  const api = createTestClient(createFakeServer(), { fetch: async () => new Response('<html>captive</html>') })
  const error = await api.call(login, credentials).catch((reason: unknown) => reason)
  expect(isContractError(error) && error.kind).toBe('bad_payload')
})

test('[API-05] a lost answer of a call with an effect is unsure, of any other call it is network', async () => {
  const fetch = () => Promise.reject(new TypeError('Failed to fetch'))
  const api = createTestClient(createFakeServer(), { fetch })
  const data = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const
  const kindOf = async (call: Promise<unknown>) => call.catch((error: unknown) => isUnreached(error) && error.kind)
  expect(await kindOf(api.call(register, data, { idempotencyKey: 'k' }))).toBe('unsure')
  expect(await kindOf(api.call(login, credentials))).toBe('network')
})

test('[API-03] an item that does not fit is left out of a list, the list stays', async () => {
  const row = { nodeId: 1, roomId: 'GAME_LIST$X,1', nodeName: 'Owl Hour', vassalage: 'KW', gameType: 'RNG' }
  const server = createFakeServer().answer(listGames, { games: [row, { nodeId: 'broken' } as never], totalPages: 1, totalCount: 2 })
  const { games } = await createTestClient(server).call(listGames, { gameType: 'RNG' })
  expect(games.map((game) => game.nodeName)).toEqual(['Owl Hour'])
})

test('[API-03] vendors are kept for the session; a broken entry is dropped and asked for again', async () => {
  const entries = new Map<string, string>()
  const store = {
    get: (key: string) => entries.get(key) ?? null,
    set: (key: string, value: string) => void entries.set(key, value),
    remove: (key: string) => void entries.delete(key),
  }
  const server = createFakeServer().answer(listVendors, { data: { lanes: [{ title: 'RNG', gameClassify: [], cards: [] }] } })
  await createTestClient(server, { store }).call(listVendors, {})
  await createTestClient(server, { store }).call(listVendors, {})
  expect(server.calls).toHaveLength(1)
  for (const key of entries.keys()) entries.set(key, '{"at":1,')
  await createTestClient(server, { store }).call(listVendors, {})
  expect(server.calls).toHaveLength(2)
})

test('[API-03] the same read in flight is one request', async () => {
  const server = createFakeServer().answer(listAnnouncements, announcements)
  const api = createTestClient(server)
  await Promise.all([api.call(listAnnouncements, {}), api.call(listAnnouncements, {})])
  expect(server.calls).toHaveLength(1)
})

test('[API-06] retries follow the record: a read is tried again, a login never', async () => {
  let asked = 0
  const fetch = async () => {
    asked++
    return new Response('{"success":false,"errorCode":"server.error"}', { status: 503, headers: { 'Retry-After': '0' } })
  }
  const api = createTestClient(createFakeServer(), { fetch })
  await api.call(login, credentials).catch(() => undefined)
  expect(asked).toBe(1)
  await api.call(getStatus, {}).catch(() => undefined)
  expect(asked).toBe(4)
})

test('[API-01] a brand overrides paths as data', async () => {
  const fetch = vi.fn(async (input: string | URL | Request) => {
    expect(new Request(input).url).toBe('http://platform.test/other/status')
    return new Response('{"success":false,"errorCode":"system.maintenance"}')
  })
  const onRefused = vi.fn()
  const api = createTestClient(createFakeServer(), { fetch, onRefused, overrides: { getStatus: { path: '/other/status' } } })
  const error = await api.call(getStatus, {}).catch((reason: unknown) => reason)
  expect(isRefused(error) && error.kind).toBe('maintenance')
  expect(onRefused).toHaveBeenCalledOnce()
})
