import { createApiClient, type ApiClient, type ApiClientOptions, type TokenSource } from '@parlour/api-client'
import { brandCipher } from '#brand-cipher'
import { brand } from '../brand.ts'
import { earlyFetch } from './early-fetch.ts'
import { newId } from './new-id.ts'
import { sessionStore } from './stores.ts'

const { cipher: _, hosts, ...options } = brand.platform

/** The client of this page. Ciphers load with the first encrypted call. */
export const createPageClient = (
  tokens: TokenSource,
  language: () => string,
  onRefused: NonNullable<ApiClientOptions['onRefused']>,
): ApiClient =>
  createApiClient({
    ...options,
    baseUrl: hosts.api,
    merchant: brand.merchant,
    language,
    tokens,
    onRefused,
    onDropped: ({ endpoint, count }) => reportError(new Error(`${endpoint}: ${count} left out`)),
    fetch: earlyFetch,
    store: sessionStore,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId,
    roll: Math.random,
    online: () => navigator.onLine,
    cipher: brandCipher,
  })
