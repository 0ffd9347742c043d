import { sample } from '@parlour/vitest/sample'
import { expect, test } from 'vitest'
import { createApiClient, isApiError, isContractError } from '@parlour/api-client'
import type { Endpoint } from '@parlour/api-client/endpoints'
import { allEndpoints, sampleAnswer, sampleRequest } from '@parlour/api-client/testing'
import { drifted, drifts, placesOf } from './drift.ts'

const clientOf = (body: string, endpoint: Endpoint) =>
  createApiClient({
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    tokens: { get: () => 'token', expired: () => undefined },
    fetch: async () =>
      new Response(body, {
        headers: { 'Content-Type': endpoint.envelope === 'text' ? 'text/plain' : 'application/json' },
      }),
    store: null,
    now: Date.UTC(2026, 0, 15, 12),
    monotonic: () => 0,
    newId: () => 'drill-id-00000001',
    cipher: async () => ({
      seal: async ({ body: plain }) => ({ headers: {}, body: { value: JSON.stringify(plain) } }),
    }),
  })

const wireOf = (endpoint: Endpoint, value: unknown): string =>
  endpoint.envelope === 'text'
    ? String(value)
    : JSON.stringify(endpoint.envelope === 'bare' ? value : { success: true, value })

/** Whether a number without an end, or that is none, stands in a result. */
const hasEndless = (value: unknown): boolean =>
  typeof value === 'number'
    ? !Number.isFinite(value)
    : typeof value === 'object' && value !== null && Object.values(value).some(hasEndless)

const cases = allEndpoints.flatMap((endpoint) => {
  const answer: unknown = sampleAnswer(endpoint)
  return placesOf(answer).flatMap((path) => drifts.map((drift) => ({ endpoint, answer, path, drift })))
})

// No multiple of the ways to drift, so that the sample has them all.
const taken = sample(cases, 4 * drifts.length - 1)

test(`[API-05] of ${taken.length} answers that drifted each ends in the right result or an error that names the place`, async () => {
  const wrong: string[] = []
  for (const { endpoint, answer, path, drift } of taken) {
    const told = `${endpoint.name} ${path.join('.')} ${drift}`
    try {
      const output: unknown = await clientOf(wireOf(endpoint, drifted(answer, path, drift)), endpoint).call(
        endpoint,
        sampleRequest(endpoint),
      )
      if (hasEndless(output)) wrong.push(`${told}: let a number through that is none`)
      if (drift === 'a stranger beside it') continue
    } catch (error) {
      if (drift === 'a stranger beside it') wrong.push(`${told}: a stranger broke it`)
      else if (!isApiError(error)) wrong.push(`${told}: ${String(error)}`)
      else if (isContractError(error) && (error.endpoint !== endpoint.name || error.issues.length === 0))
        wrong.push(`${told}: unnamed`)
    }
  }
  expect(cases.length).toBeGreaterThan(2_880)
  expect(wrong).toEqual([])
}, 1_800_000)
