import { expect, test, vi } from 'vitest'
import { getBalance, listGames, login, transferWallet } from '../endpoints/index.ts'
import { createApiClient, isContractError, portsOf, type ApiClientOptions } from '../index.ts'
import { createFakeServer, createTestClient, type FakeServer } from '../testing/index.ts'

const clientOf = (server: FakeServer, options: Partial<ApiClientOptions> = {}) =>
  createApiClient({
    ...portsOf(globalThis),
    fetch: server.fetch,
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    ...options,
  })
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  )

test('[API-06] a public read needs no tokens, no cipher and no input', async () => {
  const server = createFakeServer()
  const { games } = await clientOf(server).call(listGames)
  expect(games).toHaveLength(3)
  expect(server.callsOf(listGames)[0]?.headers.get('Authorization')).toBeNull()
})

test('[API-06] an endpoint with required input is not called without one', () => {
  const api = createTestClient(createFakeServer())
  // @ts-expect-error -- a transfer needs its amount
  return expect(api.call(transferWallet)).rejects.toMatchObject({ name: 'ContractError', kind: 'invalid' })
})

test('[API-03] an encrypted call without a cipher says what is missing, and nothing is sent', async () => {
  const server = createFakeServer()
  const error = await failure(clientOf(server).call(login, { username: 'demo01', password: 'abc12345' }))
  expect(isContractError(error) && error.issues).toEqual(['cipher: createApiClient needs one'])
  expect(server.calls).toEqual([])
})

test('[API-06] without tokens a refused session ends nothing, and the refusal arrives', async () => {
  const server = createFakeServer()
  expect(await failure(clientOf(server).call(getBalance))).toMatchObject({ kind: 'unauthorized' })
})

test('[API-06] a request and its response are reported for each try', async () => {
  const [onRequest, onResponse] = [vi.fn(), vi.fn()]
  const server = createFakeServer().fail('503', listGames, 1)
  await createTestClient(server, { onRequest, onResponse }).call(listGames)
  expect(onRequest.mock.calls.map(([{ endpoint, tries }]) => [endpoint, tries])).toEqual([
    ['listGames', 1],
    ['listGames', 2],
  ])
  expect(onResponse.mock.calls.map(([{ status }]) => status)).toEqual([503, 200])
  expect(onResponse.mock.calls[0]![0].requestId).toBe(onRequest.mock.calls[0]![0].requestId)
})

test('[API-05] a call may have fewer retries than its record, and never more', async () => {
  const server = createFakeServer().fail('503', listGames)
  const api = createTestClient(server)
  await failure(api.call(listGames, {}, { retries: 0 }))
  expect(server.callsOf(listGames)).toHaveLength(1)
  await failure(api.call(listGames, {}, { retries: 99 }))
  expect(server.callsOf(listGames)).toHaveLength(2 + listGames.retries)
  server.fail('503', transferWallet)
  const input = { type: 'IN', vendor: 'NLT', amount: 100 } as const
  await failure(api.call(transferWallet, input, { retries: 5, token: 't' }))
  expect(server.callsOf(transferWallet)).toHaveLength(1)
})

test('[API-05] a call may have less time than its record', async () => {
  const server = createFakeServer().fail('hang', listGames)
  expect(await failure(clientOf(server).call(listGames, {}, { timeLimit: 30 }))).toMatchObject({ kind: 'timeout' })
})

test('[API-05] a brand gives a record another time limit', async () => {
  const server = createFakeServer().fail('hang', listGames)
  const api = clientOf(server, { overrides: { [listGames.name]: { timeLimit: 30 } } })
  expect(await failure(api.call(listGames))).toMatchObject({ kind: 'timeout' })
})
