import { expect, test, vi } from 'vitest'
import {
  getBalance,
  getRsaKey,
  getWhitelabel,
  listAnnouncements,
  listGames,
  login,
  register,
} from '../endpoints/index.ts'
import { ApiError, ContractError, isApiError, isContractError, isRefused, isUnreached } from '../errors.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const json = { 'Content-Type': 'application/json' }
const row = { nodeId: 1, roomId: 'GAME_LIST$X,1', nodeName: 'Owl Hour', vassalage: 'KW', gameType: 'RNG' }
const credentials = { username: 'demo01', password: 'abc12345' }
const form = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const

const clientOf = (body: BodyInit | null, init: ResponseInit = {}) =>
  createTestClient(createFakeServer(), {
    fetch: async () => new Response(body, { headers: json, ...init }),
    tokens: { get: () => 't', expired: vi.fn() },
  })

const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test.each([
  ['a page instead of JSON', '<!doctype html><title>Log in to this network</title>', 'captive'],
  ['a page after blank lines', '\n\n <html>', 'captive'],
  ['nothing', '', 'bad_payload'],
  ['a truncated answer', '{"success":true,"value":{"games":[{"nodeId":1', 'bad_payload'],
  ['a list as the root', '[]', 'bad_payload'],
  ['a number as the root', '1', 'bad_payload'],
  ['null as the root', 'null', 'bad_payload'],
  ['an object that is no envelope', '{"ok":true}', 'bad_payload'],
  ['an envelope of another type', '{"success":"yes","value":{}}', 'bad_payload'],
  ['a null value', '{"success":true,"value":null}', 'schema'],
  ['a missing value', '{"success":true}', 'schema'],
  ['a value of another type', '{"success":true,"value":"text"}', 'schema'],
])('[API-05] %s is a contract error that names the call', async (_, body, kind) => {
  const error = await failureOf(clientOf(body).call(listGames, {}))
  expect(isContractError(error) && error).toMatchObject({ kind, endpoint: 'listGames' })
  expect((error as ContractError).issues.length).toBeGreaterThan(0)
  expect(error.requestId).toMatch(/^test-id/)
})

test('[API-05] a broken answer names each misfit by its path', async () => {
  const error = await failureOf(
    clientOf('{"success":true,"value":{"sumBalance":"1","currency":5,"balance":[]}}').call(getBalance, {}),
  )
  expect((error as ContractError).issues.map((issue) => issue.split(':')[0])).toEqual(['sumBalance', 'currency'])
})

test('[API-05] unknown members pass, five megabytes of them too, and none reaches the screen', async () => {
  const ballast = Array.from({ length: 50_000 }, (_, index) => [`extra${index}`, 'x'.repeat(100)])
  const value = { games: [{ ...row, colour: 'red' }], totalPages: 1, totalCount: 1, ...Object.fromEntries(ballast) }
  const page = await clientOf(JSON.stringify({ success: true, value, trace: 1 })).call(listGames, {})
  expect(page.games).toHaveLength(1)
  expect(Object.keys(page)).toEqual(['games', 'totalPages', 'totalCount'])
  expect(page.games[0]).not.toHaveProperty('colour')
})

test('[API-05] a __proto__ in an answer changes no object', async () => {
  const body = `{"success":true,"__proto__":{"success":false},"value":{"__proto__":{"hacked":1},"games":[{"__proto__":{"hacked":1},${JSON.stringify(row).slice(1)}]}}`
  const page = await clientOf(body).call(listGames, {})
  expect(page.games[0]).toMatchObject({ nodeName: 'Owl Hour' })
  for (const thing of [page, page.games[0], {}]) expect((thing as { hacked?: number }).hacked).toBeUndefined()
})

test('[API-05] members written twice, a byte order mark and bad UTF-8 read as the platform reads them', async () => {
  const page = await clientOf(
    '\uFEFF{"success":false,"success":true,"value":{"games":[],"totalPages":1,"totalPages":2}}',
  ).call(listGames, {})
  expect(page.totalPages).toBe(2)
  const bytes = new TextEncoder().encode(
    JSON.stringify({ success: true, value: { games: [{ ...row, nodeName: 'Owl#' }] } }),
  )
  bytes[bytes.indexOf('#'.charCodeAt(0))] = 0xff
  expect((await clientOf(bytes).call(listGames, {})).games[0]?.nodeName).toBe('Owl\uFFFD')
})

test('[API-05] an answer too deep to check is a contract error, not a crash', async () => {
  const [open, close] = ['{"modId":"A","enabled":"1","childrenNodes":[', ']}']
  const error = await failureOf(
    clientOf(`{"success":true,"value":${open.repeat(20_000)}${close.repeat(20_000)}}`).call(getWhitelabel, {}),
  )
  expect(error.kind).toBe('schema')
})

test.each([
  [400, 'invalid'],
  [401, 'bad_payload'],
  [403, 'forbidden'],
  [404, 'not_found'],
  [408, 'timeout'],
  [409, 'conflict'],
  [421, 'key_rotated'],
  [422, 'invalid'],
  [423, 'throttled'],
  [429, 'throttled'],
  [451, 'region'],
  [500, 'server'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [418, 'refused'],
  [511, 'bad_payload'],
])('[API-05] status %i without an envelope is of kind %s', async (status, kind) => {
  expect((await failureOf(clientOf('gone', { status }).call(login, credentials))).kind).toBe(kind)
})

test("[API-05] a page behind a failing status is never read as ours: 502 is the platform, 401 somebody else's log-in", async () => {
  const bad = await failureOf(clientOf('<html>Bad gateway</html>', { status: 502 }).call(login, credentials))
  expect(isRefused(bad, 'http.502') && bad).toMatchObject({ kind: 'unavailable', status: 502, serverMessage: null })
  const expired = vi.fn()
  const api = createTestClient(createFakeServer(), {
    fetch: async () => new Response('<html>Sign in</html>', { status: 401 }),
    tokens: { get: () => 't', expired },
  })
  expect((await failureOf(api.call(getBalance, {}))).kind).toBe('captive')
  expect(expired).not.toHaveBeenCalled()
})

test('[API-05] a refusal keeps its code, its sentence, its value, its status and the request id', async () => {
  const body = '{"success":false,"errorCode":"login.credentials.invalid","message":"No","value":{"captcha":true}}'
  const error = await failureOf(clientOf(body).call(login, credentials))
  expect(isRefused(error, 'login.credentials.invalid') && error).toMatchObject({
    kind: 'refused',
    status: 200,
    serverMessage: 'No',
    value: { captcha: true },
    retryAfter: null,
    retryAt: null,
  })
  expect(error.requestId).toMatch(/^test-id/)
})

test('[API-05] a refusal without a code or a sentence is still one', async () => {
  for (const body of ['{"success":false}', '{"success":false,"errorCode":5,"message":{}}']) {
    const error = await failureOf(clientOf(body).call(login, credentials))
    expect(isRefused(error, 'http.200') && error).toMatchObject({
      kind: 'refused',
      serverMessage: null,
      value: undefined,
    })
  }
})

test.each([
  ['login.not.session', 'unauthorized'],
  ['CUSTOMER_NOT_LOGIN', 'unauthorized'],
  ['TOO_MANY_REQUEST', 'throttled'],
  ['captcha.required', 'captcha_required'],
  ['system.maintenance', 'maintenance'],
  ['system.restricted', 'region'],
  ['constructor', 'refused'],
  ['something.new', 'refused'],
])('[API-05] the code %s is of kind %s whatever its status', async (errorCode, kind) => {
  const error = await failureOf(
    clientOf(JSON.stringify({ success: false, errorCode }), { status: 200 }).call(login, credentials),
  )
  expect(error.kind).toBe(kind)
})

test.each([
  ['a page', '<html>', 200],
  ['a truncated answer', '{"succ', 200],
  ['a failing gateway', 'Bad gateway', 502],
  ['a failing platform', '{"success":false,"errorCode":"server.error"}', 500],
  ['one that is still running', '{"success":false,"errorCode":"idempotency.running"}', 409],
])('[API-05] %s to a call with an effect is unsure: it may have happened', async (_, body, status) => {
  expect((await failureOf(clientOf(body, { status }).call(register, form))).kind).toBe('unsure')
})

test('[API-05] an effect that the platform refuses has not happened, and maintenance is known for what it is', async () => {
  const refused = await failureOf(
    clientOf('{"success":false,"errorCode":"register.username.taken"}').call(register, form),
  )
  expect(refused.kind).toBe('refused')
  const closed = await failureOf(
    clientOf('{"success":false,"errorCode":"system.maintenance"}', { status: 503 }).call(register, form),
  )
  expect(closed.kind).toBe('maintenance')
})

test('[API-05] plain text answers pass as they are, a page or a refusal in their place does not', async () => {
  expect(await clientOf('ab'.repeat(128)).call(getRsaKey, {})).toBe('ab'.repeat(128))
  expect((await failureOf(clientOf('<html>').call(getRsaKey, {}))).kind).toBe('captive')
  expect(
    (await failureOf(clientOf('{"success":false,"errorCode":"system.maintenance"}').call(getRsaKey, {}))).kind,
  ).toBe('maintenance')
})

test('[API-05] an answer without an envelope is the body itself, and a refusal in its place is a refusal', async () => {
  const bare = { ...listGames, envelope: 'bare' } as typeof listGames
  expect((await clientOf(JSON.stringify({ games: [row] })).call(bare, {})).games).toHaveLength(1)
  expect((await failureOf(clientOf('{"success":false,"errorCode":"x.y"}').call(bare, {}))).kind).toBe('refused')
  expect((await failureOf(clientOf('').call(bare, {}))).kind).toBe('bad_payload')
})

test('[API-03] items that do not fit are left out and counted, those of lists within lists too', async () => {
  const onDropped = vi.fn()
  const value = { games: [row, { nodeId: 'broken' }, null, row], totalPages: 1 }
  const api = createTestClient(createFakeServer(), {
    fetch: async () => new Response(JSON.stringify({ success: true, value })),
    onDropped,
  })
  expect((await api.call(listGames, {})).games).toHaveLength(2)
  expect(onDropped).toHaveBeenCalledExactlyOnceWith({ endpoint: 'listGames', count: 2 })
})

test('[API-03] two calls that drop at the same time count for themselves, and an answer without misfits is not reported', async () => {
  const onDropped = vi.fn()
  const fetch = async (input: string | URL | Request) => {
    const list = [row, 1, 2]
    const value = new Request(input).url.includes('gameList')
      ? { games: list }
      : { player: [], promotion: [], popup: [], banners: [] }
    return new Response(JSON.stringify({ success: true, value }))
  }
  const api = createTestClient(createFakeServer(), { fetch, onDropped })
  await Promise.all([
    api.call(listGames, { pageNo: 1 }),
    api.call(listGames, { pageNo: 2 }),
    api.call(listAnnouncements, {}),
  ])
  expect(onDropped.mock.calls).toEqual([[{ endpoint: 'listGames', count: 2 }], [{ endpoint: 'listGames', count: 2 }]])
})

test('[API-05] an input that does not fit its record is said before anything is sent', async () => {
  const fetch = vi.fn()
  const error = await failureOf(
    createTestClient(createFakeServer(), { fetch }).call(login, { username: '', password: '' }),
  )
  expect(isContractError(error) && error).toMatchObject({ kind: 'invalid', requestId: '' })
  expect(fetch).not.toHaveBeenCalled()
})

test('[API-05] guards tell the family apart', async () => {
  const refused = await failureOf(clientOf('{"success":false,"errorCode":"a.b"}').call(login, credentials))
  expect([
    isApiError(refused),
    isApiError(refused, 'refused'),
    isApiError(refused, 'server'),
    isRefused(refused, 'a.b', 'c'),
    isRefused(refused, 'c'),
  ]).toEqual([true, true, false, true, false])
  expect([isUnreached(refused), isContractError(refused), isApiError(new Error('x')), isRefused(null)]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
