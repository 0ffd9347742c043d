import { createApiClient } from '@parlour/api-client'
import { createProbe } from '@parlour/site'
import { brand } from '../brand.ts'
import { newId } from './new-id.ts'

const nobody = { get: () => null, expired: () => undefined }

/**
 * Measures how long an address of the site takes to answer; it
 * is asked as a guest, and nothing is kept. Source: SIDE-08.
 */
export const probe = createProbe({
  monotonic: () => performance.now(),
  within: (milliseconds) => AbortSignal.timeout(milliseconds),
  clientOf: (origin) =>
    createApiClient({
      baseUrl: origin,
      merchant: brand.merchant,
      language: () => brand.defaultLanguage,
      tokens: nobody,
      store: null,
      now: Date.now(),
      fetch: (input, init) => fetch(input, init),
      monotonic: () => performance.now(),
      newId,
      roll: Math.random,
      cipher: () => Promise.reject(new Error('a probe seals nothing')),
    }),
})
