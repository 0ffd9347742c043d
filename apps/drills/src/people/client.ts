import { randomUUID } from 'node:crypto'
import { createApiClient, type ApiClient, type FetchPort } from '@parlour/api-client'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import { getBoxKey } from '@parlour/api-client/endpoints'

/** A client of a gateway in Node, with the token it is given; `ask` sends its requests in place of `fetch`. */
export const clientOf = (origin: string, token: string | null = null, ask: FetchPort = fetch): ApiClient =>
  createApiClient({
    baseUrl: origin,
    merchant: 'vesper',
    capabilities: { idempotency: 'honoured' },
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
    fetch: ask,
    store: null,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId: randomUUID,
    cipher: async (api) => createBoxCipher(() => api.call(getBoxKey, {})),
  })
