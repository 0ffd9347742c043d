import { expect, test, vi } from 'vitest'
import * as door from '../endpoints/index.ts'
import { createApiClient, createAttempt, endpointMutation, isUnreached, portsOf, type Capabilities } from '../index.ts'
import {
  createFakeServer,
  createTestClient,
  sampleAnswer,
  sampleRequest,
  type Fault,
  type FakeServer,
} from '../testing/index.ts'
import { endpointsOf } from '../testing/endpoints-of.ts'
import { createMemory } from './create-memory.ts'

const records = endpointsOf(door).filter(({ idempotent }) => idempotent)
const named = records.map((endpoint) => [endpoint.name, endpoint] as const)
const tokens = { get: () => 't', expired: () => undefined }
const ignoring: Capabilities = { idempotency: 'ignored' }
const clientOf = (server: FakeServer, options: object = {}) =>
  createTestClient(server, { tokens, capabilities: ignoring, ...options })
const failure = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (error: unknown) => error,
  )

test.each(named)(
  '[API-05] %s: where keys are ignored, one lost answer is one effect, however often it is pressed',
  async (_, endpoint) => {
    const effect = vi.fn(() => sampleAnswer(endpoint))
    const server = createFakeServer({ idempotency: 'ignored' }).answer(endpoint, effect).fail('reset', endpoint, 1)
    const store = createMemory()
    const api = clientOf(server)
    const attempt = createAttempt(api, endpoint, { store })
    const input = sampleRequest(endpoint)
    for (let presses = 0; presses < 3; presses++)
      expect(await failure(attempt.send(input))).toMatchObject({ kind: 'unsure', endpoint: endpoint.name })
    expect([attempt.status, attempt.mustForget]).toEqual(['unsure', true])
    const reloaded = createAttempt(clientOf(server), endpoint, { store })
    expect(reloaded.status).toBe('unsure')
    expect(isUnreached(await failure(reloaded.send(input)))).toBe(true)
    expect(effect).toHaveBeenCalledOnce()
    reloaded.forget()
    expect([reloaded.status, reloaded.mustForget]).toEqual(['idle', false])
    await reloaded.send(input)
    expect(effect).toHaveBeenCalledTimes(2)
  },
)

const single: readonly Fault[] = ['429', '408', '502', '503', '504', 'reset', 'stall', 'offline', 'html', 'truncated']

test.each(named)('[API-05] %s: no fault makes the client send a second request for one press', async (_, endpoint) => {
  for (const fault of single) {
    const server = createFakeServer({ idempotency: 'ignored' }).fail(fault, endpoint, 1)
    // An answer that never ends is waited for; every other one is there at once, also on a busy machine.
    const short = fault === 'stall' ? { ...endpoint, timeLimit: 100 } : endpoint
    const api = clientOf(server)
    await failure(endpointMutation(api, short).mutationFn(sampleRequest(endpoint)))
    await failure(createAttempt(api, short).send(sampleRequest(endpoint)))
    expect([fault, server.callsOf(endpoint).length]).toEqual([fault, 2])
  }
})

test('[API-05] another form of one scope sends nothing while the first is unsure', async () => {
  const server = createFakeServer({ idempotency: 'ignored' }).fail('reset', door.transferWallet, 1)
  const api = clientOf(server)
  const store = createMemory()
  const [first, second] = [
    createAttempt(api, door.transferWallet, { store }),
    createAttempt(api, door.transferWallet, { store }),
  ]
  await failure(first.send({ type: 'IN', vendor: 'NLT', amount: 100 }))
  expect(second.status).toBe('idle')
  await failure(second.send({ type: 'IN', vendor: 'NLT', amount: 900 }))
  expect([second.status, second.mustForget, second.unsettled]).toEqual(['unsure', true, null])
  expect(server.callsOf(door.transferWallet)).toHaveLength(1)
})

test('[API-05] keys are ignored unless the platform or an override says that they are honoured', () => {
  const bare = createApiClient({
    ...portsOf(globalThis),
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    tokens,
    cipher: () => Promise.reject(new Error('not sealed')),
  })
  expect(records.filter((endpoint) => bare.honoursKeys(endpoint))).toEqual([])
  const server = createFakeServer()
  const honoured = clientOf(server, { capabilities: { idempotency: 'honoured' } })
  expect(records.every((endpoint) => honoured.honoursKeys(endpoint))).toBe(true)
  expect(honoured.honoursKeys(door.listGames)).toBe(false)
  const mixed = clientOf(server, { overrides: { transferWallet: { idempotency: 'honoured' } } })
  expect([mixed.honoursKeys(door.transferWallet), mixed.honoursKeys(door.redeemReward)]).toEqual([true, false])
  const except = clientOf(server, {
    capabilities: { idempotency: 'honoured' },
    overrides: { transferWallet: { idempotency: 'ignored' } },
  })
  expect([except.honoursKeys(door.transferWallet), except.honoursKeys(door.redeemReward)]).toEqual([false, true])
})
