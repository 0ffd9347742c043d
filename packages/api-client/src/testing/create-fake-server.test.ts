import { expect, test, vi } from 'vitest'
import { getBalance, getStatus, launchGame, listGames, listProviders, login, register } from '../endpoints/index.ts'
import { isApiError, isRefused, isUnreached } from '../errors.ts'
import { allEndpoints, createFakeServer, createTestClient, FakeRefusal, faultNames, sampleRequest } from './index.ts'

const tokens = { get: () => 'sample-token-1', expired: () => undefined }
const credentials = { username: 'demo01', password: 'abc12345' }
const form = { ...credentials, confirmPassword: 'abc12345', registerMethod: 'WEB', login: true } as const
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  )

test('[API-06] every path and alias of every record is served, in the envelope of its record', async () => {
  const server = createFakeServer()
  for (const endpoint of allEndpoints)
    for (const path of [endpoint.path, ...endpoint.aliases]) {
      const api = createTestClient(server, { tokens, overrides: { [endpoint.name]: { path } } })
      expect(
        await failure(api.call(endpoint, sampleRequest(endpoint), { idempotencyKey: api.newId() })),
        `${endpoint.name} ${path}`,
      ).toBe('answered')
      expect(server.calls.at(-1)).toMatchObject({ endpoint: endpoint.name, path })
    }
})

test('[API-06] a call that needs a token is refused without one, unless its answer was given by hand', async () => {
  const server = createFakeServer()
  const error = await failure(createTestClient(server).call(getBalance, {}))
  expect(isRefused(error, 'login.not.session')).toBe(true)
  expect(await createTestClient(server, { tokens }).call(getBalance, {})).toMatchObject({ sumBalance: 125_150 })
})

test('[API-06] what is not there is a 404, and with `missing` so is what nobody answered', async () => {
  expect((await createFakeServer().fetch('http://platform.test/wps/nothing')).status).toBe(404)
  const server = createFakeServer({ unanswered: 'missing' })
  expect(isRefused(await failure(createTestClient(server).call(getStatus, {})), 'not.found')).toBe(true)
})

test('[API-06] a journal keeps input, headers, path and what was done to the call', async () => {
  const server = createFakeServer().fail('500', login, 1)
  const api = createTestClient(server)
  await failure(api.call(login, credentials))
  await api.call(login, credentials)
  expect(server.callsOf(login)).toMatchObject([
    { method: 'POST', path: '/wps/session/login', fault: '500' },
    { input: expect.objectContaining(credentials) as object, fault: null },
  ])
  expect(server.calls[0]?.headers.get('Merchant')).toBe('test')
})

test.each(faultNames)(
  '[API-05] under the fault %s a call ends in an error of the family or a right answer',
  async (fault) => {
    const server = createFakeServer().fail(fault)
    const api = createTestClient(server, { tokens })
    const outcome = await failure(
      api.call(
        { ...listGames, retries: 0 },
        {},
        { signal: AbortSignal.timeout(fault === 'hang' || fault === 'stall' ? 200 : 20_000) },
      ),
    )
    expect(outcome === 'answered' || isApiError(outcome)).toBe(true)
    expect(await failure(createTestClient(server.heal(), { tokens }).call(listGames, {}))).toBe('answered')
  },
)

test('[API-05] a reset comes after the effect, offline before it', async () => {
  const effect = vi.fn(() => ({ token: 't', id: 1, userName: 'demo01' }) as never)
  const server = createFakeServer().answer(register, effect).fail('offline', register, 1)
  const api = createTestClient(server)
  await failure(api.call(register, form, { idempotencyKey: 'key-0001' }))
  expect(effect).not.toHaveBeenCalled()
  server.fail('reset', register, 1)
  const lost = await failure(api.call(register, form, { idempotencyKey: 'key-0001' }))
  expect(isUnreached(lost) && lost.kind).toBe('unsure')
  expect(effect).toHaveBeenCalledOnce()
})

test('[API-05] the same key and body happen once; another body under the key is refused; a refusal leaves the key free', async () => {
  const effect = vi.fn(() => ({ token: 't', id: 1, userName: 'demo01' }) as never)
  const server = createFakeServer().answer(register, effect)
  const api = createTestClient(server)
  const send = (username: string, idempotencyKey: string) =>
    failure(api.call(register, { ...form, username }, { idempotencyKey }))
  expect(await send('demo01', 'key-0001')).toBe('answered')
  expect(await send('demo01', 'key-0001')).toBe('answered')
  expect(effect).toHaveBeenCalledOnce()
  expect(isRefused(await send('demo02', 'key-0001'), 'idempotency.key.reused')).toBe(true)
  effect.mockImplementationOnce(() => {
    throw new FakeRefusal('register.username.taken')
  })
  expect(isRefused(await send('demo03', 'key-0002'), 'register.username.taken')).toBe(true)
  expect(await send('demo03', 'key-0002')).toBe('answered')
})

test('[API-05] a second call with the key of one under way is told to wait', async () => {
  let finish: (answer: never) => void = () => undefined
  const server = createFakeServer().answer(register, () => new Promise<never>((answer) => (finish = answer)))
  const api = createTestClient(server)
  const first = failure(api.call(register, form, { idempotencyKey: 'key-0001' }))
  await expect.poll(() => server.calls.length).toBe(1)
  expect(
    isRefused(await failure(api.call(register, form, { idempotencyKey: 'key-0001' })), 'idempotency.running'),
  ).toBe(true)
  finish({ token: 't', id: 1, userName: 'demo01' } as never)
  expect(await first).toBe('answered')
})

test("[API-06] answers wait for a timer of the caller's, for one endpoint or all", async () => {
  const waits: number[] = []
  const server = createFakeServer({ wait: async (milliseconds) => void waits.push(milliseconds) })
    .delay(300)
    .delay(900, listProviders)
  const api = createTestClient(server, { tokens })
  await api.call(listGames, {})
  await api.call(listProviders, {})
  await api.call(launchGame, { nodeId: 7, vassalage: 'XGS' })
  await createTestClient(server.heal(), { tokens }).call(listGames, {})
  expect(waits).toEqual([300, 900, 300])
})

test('[API-06] a delay without a timer says so', async () => {
  await expect(createFakeServer().delay(1).fetch('http://platform.test/wps/system/status')).rejects.toThrow(
    'createFakeServer({ wait })',
  )
})

test("[API-01] a brand's own paths and methods are served, and the record's paths stay", async () => {
  const overrides = { listGames: { path: '/brand/games', method: 'POST' } } as const
  const server = createFakeServer({ overrides })
  expect(await createTestClient(server, { overrides }).call(listGames, {})).toHaveProperty('games.length', 3)
  expect(server.calls[0]).toMatchObject({ endpoint: 'listGames', method: 'POST', path: '/brand/games' })
})

test("[API-01] a brand's own header names are understood", async () => {
  const headerNames = { token: 'X-Auth', idempotencyKey: 'X-Once', moduleId: 'Module-Id' }
  const server = createFakeServer({ headerNames })
  const api = createTestClient(server, { headerNames, tokens })
  await api.call(getBalance, {})
  expect(server.calls[0]?.headers.get('X-Auth')).toBe('sample-token-1')
  await api.call(register, form, { idempotencyKey: 'key-0001' })
  await api.call(register, form, { idempotencyKey: 'key-0001' })
  expect(
    isRefused(
      await failure(api.call(register, { ...form, username: 'demo02' }, { idempotencyKey: 'key-0001' })),
      'idempotency.key.reused',
    ),
  ).toBe(true)
})

test('[API-06] a strict server fails a call whose answer does not fit its record', async () => {
  const server = createFakeServer({ strict: true }).answer(listGames, { games: 'none' } as never)
  await expect(server.fetch('http://platform.test/wps/relay/GCSGAME_gameList')).rejects.toThrow(
    'the answer of listGames does not fit its record',
  )
})
