import { expect, test, vi } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import * as entryPoint from '../endpoints/index.ts'
import { createAttempt, isComplete } from '../index.ts'
import { partsOf } from '../schema-parts.ts'
import { createFakeServer, createTestClient, sampleAnswer, sampleRequest } from '../testing/index.ts'
import { endpointsOf } from '../testing/endpoints-of.ts'

const records = endpointsOf(entryPoint).filter(({ idempotent }) => idempotent)
const json = { 'Content-Type': 'application/json' }

const askOf = (value: unknown, onDropped = vi.fn()) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify({ success: true, value }), { headers: json }))
  const tokens = { get: () => 't', expired: vi.fn() }
  return { fetch, onDropped, api: createTestClient(createFakeServer(), { fetch, tokens, onDropped }) }
}

/** What platforms put beside `success: true`, for want of anything to say. */
const anything = [null, undefined, {}, '', 'ok', 1, true, []]

/** A part of a whole answer: every second member. */
const partOf = (endpoint: Endpoint): object =>
  Object.fromEntries(Object.entries(Object(sampleAnswer(endpoint))).filter((_, index) => index % 2 === 1))

test('there are 40 records with an idempotency key, and each answers an object', () => {
  expect(records).toHaveLength(40)
  for (const { response } of records) expect(partsOf(response)).toMatchObject({ type: 'object' })
})

test.each(records.map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-05] %s: success is final whatever the value holds: null, {}, a text, a list or a part of it',
  async (_, endpoint) => {
    for (const value of [...anything, partOf(endpoint)]) {
      const { api, fetch, onDropped } = askOf(value)
      const attempt = createAttempt(api, endpoint)
      const answer = await attempt.send(sampleRequest(endpoint))
      expect(attempt.status).toBe('done')
      expect(attempt.unsettled).toBeNull()
      expect(Object.keys(answer as object).sort()).toEqual(Object.keys(partsOf(endpoint.response).entries ?? {}).sort())
      expect(fetch).toHaveBeenCalledOnce()
      const misfit = typeof value !== 'object' ? value !== undefined : Array.isArray(value)
      expect(onDropped.mock.calls).toEqual(misfit ? [[{ endpoint: endpoint.name, count: 1 }]] : [])
    }
  },
)

test('[API-05] a whole answer to an effect is read as its record says', async () => {
  const { api, onDropped } = askOf({ transferId: '7', vendor: 'NLT', vendorBalance: 12.5, mainBalance: 0 })
  const answer = await api.call(entryPoint.transferWallet, { type: 'IN', vendor: 'NLT', amount: 1250 })
  expect(answer).toEqual({ transferId: '7', vendor: 'NLT', vendorBalance: 1250, mainBalance: 0 })
  expect(isComplete(entryPoint.transferWallet, answer)).toBe(true)
  expect(onDropped).not.toHaveBeenCalled()
})

test('[API-05] a member that does not fit is null and is reported; the others stay, and lists drop rows one by one', async () => {
  const { api, onDropped } = askOf({ mainBalance: 'much', moved: [{ vendor: 'NLT', amount: 1 }, 5], left: null })
  const answer = await api.call(entryPoint.transferAllToMain, {})
  expect(answer).toEqual({ mainBalance: null, moved: [{ vendor: 'NLT', amount: 100 }], left: [] })
  expect(isComplete(entryPoint.transferAllToMain, answer)).toBe(false)
  expect(onDropped).toHaveBeenCalledExactlyOnceWith({ endpoint: 'transferAllToMain', count: 2 })
})

test('[API-05] a member named like one of every object is not read from the prototype', async () => {
  const { api } = askOf({ toString: 1, __proto__: { transferId: 'x' } })
  expect((await api.call(entryPoint.transferWallet, { type: 'IN', vendor: 'NLT', amount: 1 })).transferId).toBeNull()
})

const effects = endpointsOf(entryPoint).filter(({ idempotent, method }) => !idempotent && method !== 'GET')
/** They open a session or extend one: without its token, code or times there is nothing to go on with. */
const opening = [
  'createExchangeCode',
  'exchangeCode',
  'keepSession',
  'login',
  'loginDemo',
  'loginUnsecure',
  'verifyLogin',
]

test.each(effects.filter(({ name }) => !opening.includes(name)).map((endpoint) => [endpoint.name, endpoint] as const))(
  '[API-05] %s has an effect without a key, and success is final whatever the value holds',
  async (_, endpoint) => {
    for (const value of anything) {
      const { api, fetch } = askOf(value)
      const attempt = createAttempt(api, endpoint)
      await attempt.send(sampleRequest(endpoint))
      expect(attempt.status).toBe('done')
      expect(fetch).toHaveBeenCalledOnce()
    }
  },
)
