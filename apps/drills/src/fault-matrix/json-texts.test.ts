import { expect, test } from 'vitest'
import { createApiClient, isApiError } from '@parlour/api-client'
import { allEndpoints, sampleRequest } from '@parlour/api-client/testing'
import { brokenTexts, strangeTexts } from './json-texts.ts'

const endpoints = allEndpoints.filter(({ envelope }) => envelope !== 'text')

async function kindOf(text: string, at: number): Promise<string> {
  const endpoint = endpoints[at % endpoints.length] as (typeof endpoints)[number]
  const api = createApiClient({
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    tokens: { get: () => 'token', expired: () => undefined },
    fetch: async () => new Response(text, { headers: { 'Content-Type': 'application/json' } }),
    store: null,
    now: Date.UTC(2026, 0, 15, 12),
    monotonic: () => 0,
    newId: () => 'drill-id-00000001',
    cipher: async () => ({ seal: async ({ body }) => ({ headers: {}, body: { value: JSON.stringify(body) } }) }),
  })
  try {
    await api.call(endpoint, sampleRequest(endpoint))
    return 'right'
  } catch (error) {
    return isApiError(error) ? error.kind : `unnamed: ${String(error)}`
  }
}

test(`[API-05] ${brokenTexts.length} texts that are no JSON end as bad_payload`, async () => {
  const kinds = await Promise.all(brokenTexts.map((text, at) => kindOf(text, at)))
  const wrong = brokenTexts.filter((_, at) => !['bad_payload', 'captive', 'unsure'].includes(kinds[at] ?? ''))
  expect(wrong).toEqual([])
})

test(`[API-05] ${strangeTexts.length} texts that are JSON but no answer end in a named error and pollute nothing`, async () => {
  const kinds = await Promise.all(strangeTexts.map((text, at) => kindOf(text, at)))
  expect(kinds.filter((kind) => kind.startsWith('unnamed'))).toEqual([])
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})
