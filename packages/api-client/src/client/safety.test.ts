import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { getBalance, getCaptcha, getRsaKey, getStatus, listGames, login, transferWallet } from '../endpoints/index.ts'
import { isApiError, isContractError, isRefused, isUnreached } from '../errors.ts'
import { createFakeServer, createTestClient } from '../testing/index.ts'

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  )
const tokens = { get: () => 'secret-token', expired: vi.fn() }
const over = (body: string, init: ResponseInit = {}, options = {}) =>
  createTestClient(createFakeServer(), { fetch: async () => new Response(body, init), tokens, ...options })
const credentials = { username: 'demo01', password: 'abc12345' }
const transfer = { type: 'IN', vendor: 'NLT', amount: 1 } as const

test.each([302, 307, 308])(
  '[API-05] redirected with %i to another host, no token and no body leaves, and a guest reads nothing from there',
  async (status) => {
    const there = vi.fn<RequestListener>((_, response) => response.end('{"success":true,"value":{"games":[]}}'))
    const other = await serve(there)
    const baseUrl = await serve((request, response) =>
      response.writeHead(status, { Location: `${other}${request.url}` }).end(),
    )
    const api = createTestClient(createFakeServer(), { fetch, baseUrl, tokens })
    expect(isUnreached(await failureOf(api.call(getBalance, {})))).toBe(true)
    expect(isUnreached(await failureOf(api.call(login, credentials)))).toBe(true)
    expect(isUnreached(await failureOf(api.call(listGames, {})))).toBe(true)
    expect(await failureOf(api.call(transferWallet, transfer))).toMatchObject({ kind: 'unsure' })
    expect(there).not.toHaveBeenCalled()
    expect(await failureOf(api.call(getCaptcha, {}))).toMatchObject({ name: 'ContractError', kind: 'captive' })
    expect(there.mock.calls.map(([request]) => request.headers.authorization)).toEqual([undefined])
  },
)

test('[API-05] a redirect within the platform is followed for who has neither token nor body', async () => {
  const baseUrl = await serve((request, response) =>
    request.url?.startsWith('/wps/v2')
      ? response.end('{"success":true,"value":{"maintenance":1}}')
      : response.writeHead(302, { Location: '/wps/v2/system/status' }).end(),
  )
  const api = createTestClient(createFakeServer(), { fetch, baseUrl })
  expect((await api.call(getStatus, {})).maintenance).toBe(true)
})

test.each(['.evil.example/x', '//evil.example/x', '/\\evil.example/x', 'https://evil.example/x', 'wps/x', ''])(
  '[API-05] an override whose path is %j names another host, or might: nothing is sent',
  async (path) => {
    const sent = vi.fn(async () => new Response('{}'))
    const api = over('', {}, { fetch: sent, overrides: { getBalance: { path } } })
    expect(await failureOf(api.call(getBalance, {}))).toMatchObject({ name: 'ContractError', kind: 'invalid' })
    expect(sent).not.toHaveBeenCalled()
  },
)

const day = 86_400_000
const noon = Date.UTC(2026, 0, 15, 12)
test.each([
  ['an answer', 200, '{"success":true,"value":{}}', true],
  ['a refusal', 503, '{"success":false,"errorCode":"system.busy"}', true],
  ["a network's login page", 200, '<!doctype html><title>Log in</title>', false],
  ["a proxy's page", 502, '<html>Bad gateway</html>', false],
  ["a proxy's JSON", 503, '{"error":"upstream"}', false],
  ['nothing', 504, '', false],
])('[BEY-18] the clock learns from %s with status %i: %s', async (_, status, body, learns) => {
  const api = over(body, { status, headers: { Date: new Date(noon + day).toUTCString() } })
  await failureOf(api.call(login, credentials))
  expect(api.clock.now() - noon > day / 2).toBe(learns)
})

test('[API-05] an answer larger than its record allows is not loaded to its end, and is no answer', async () => {
  let sent = 0
  const endless = () =>
    new ReadableStream({
      pull(body) {
        sent += 65_536
        body.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
  const api = over('', {}, { fetch: async () => new Response(endless()) })
  const error = await failureOf(api.call(getStatus, {}))
  expect(isContractError(error) && error).toMatchObject({ kind: 'bad_payload', issues: ['status 200, too large'] })
  expect(sent).toBeLessThan(9 * 1024 * 1024)
  expect(await failureOf(api.call(transferWallet, transfer))).toMatchObject({ kind: 'unsure' })
  sent = 0
  expect(isContractError(await failureOf(api.call(getRsaKey, {})))).toBe(true)
  expect(sent).toBeLessThan(300_000)
  const failing = over('', {}, { fetch: async () => new Response(endless(), { status: 500 }) })
  expect(await failureOf(failing.call(login, credentials))).toMatchObject({ kind: 'server' })
})

test('[API-05] the guards know the errors of another copy of the package', async () => {
  vi.resetModules()
  const copy = await import('../errors.ts')
  const details = { endpoint: 'login', kind: 'refused', requestId: 'x' } as const
  const refused = new copy.RefusedError({
    ...details,
    status: 200,
    code: 'a.b',
    serverMessage: null,
    value: null,
    retryAfter: null,
    retryAt: null,
  })
  expect(copy.isRefused).not.toBe(isRefused)
  expect([isApiError(refused, 'refused'), isRefused(refused, 'a.b'), isRefused(refused, 'c')]).toEqual([
    true,
    true,
    false,
  ])
  expect([isContractError(refused), isUnreached(refused)]).toEqual([false, false])
  expect(isContractError(new copy.ContractError({ ...details, issues: [] }))).toBe(true)
  expect(isUnreached(new copy.UnreachedError(details))).toBe(true)
  expect(isApiError(Object.assign(new Error('x'), { name: 'RefusedError', code: 'a.b' }))).toBe(false)
})

test('[API-05] the request id of an answer that was read is told', async () => {
  const onAnswered = vi.fn()
  const headers: (string | null)[] = []
  const fetch = async (input: string | URL | Request) => {
    headers.push((input as Request).headers.get('X-Request-Id'))
    return new Response('{"success":true,"value":"cG5n"}')
  }
  await over('', {}, { fetch, onAnswered }).call(getCaptcha, {})
  expect(onAnswered).toHaveBeenCalledExactlyOnceWith({ endpoint: 'getCaptcha', requestId: headers[0] })
})

test('[API-01] a header that the platform does not take is left out', async () => {
  const seen: Headers[] = []
  const fetch = async (input: string | URL | Request) => {
    seen.push((input as Request).headers)
    return new Response('{"success":true,"value":{}}')
  }
  const api = over('', {}, { fetch, headerNames: { device: null, requestId: null, idempotencyKey: null } })
  await api.call(transferWallet, transfer)
  expect(['Device', 'X-Request-Id', 'Idempotency-Key'].map((name) => seen[0]?.get(name))).toEqual([null, null, null])
  expect(['Merchant', 'Authorization', 'ModuleId'].map((name) => seen[0]?.get(name))).toEqual([
    'test',
    'secret-token',
    'FUNDTRANS3',
  ])
})

test('[API-02] a key that is plain text is read without the space around it', async () => {
  expect(await over(`\n${'ab'.repeat(64)}\r\n`).call(getRsaKey, {})).toBe('ab'.repeat(64))
})
