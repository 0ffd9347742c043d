import { createApiClient, type ApiClient, type ApiClientOptions, type TokenSource } from '@parlour/api-client'
import { importWithRetry } from '@parlour/auth/late'
import { brand } from '../brand.ts'
import { earlyFetch } from './early-fetch.ts'
import { newId } from './new-id.ts'
import { sessionStore } from './stores.ts'

/** The client of this page. Ciphers load with the first encrypted call. */
export const createPageClient = (tokens: TokenSource, language: () => string, onRefused: NonNullable<ApiClientOptions['onRefused']>): ApiClient =>
  createApiClient({
    baseUrl: '',
    merchant: brand.merchant,
    language,
    tokens,
    onRefused,
    fetch: earlyFetch,
    store: sessionStore,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId,
    roll: Math.random,
    online: () => navigator.onLine,
    cipher: async (api) => {
      const { createBoxCipher, getBoxKey } = await importWithRetry(() => import('@parlour/api-client/ciphers/box'))
      return createBoxCipher(() => api.call(getBoxKey, {}))
    },
  })
