import { randomUUID } from 'node:crypto'
import { createApiClient, type ApiClient, type FetchPort } from '@parlour/api-client'
import { createBoxCipher } from '@parlour/api-client/ciphers/box'
import * as endpoints from '@parlour/api-client/endpoints'

// A drill asks what a gateway does, and not how soon: on a busy machine no call ends for its time.
const patient = { timeLimit: 600_000 }
const overrides = Object.fromEntries(
  Object.values(endpoints).flatMap((record) =>
    typeof record === 'object' && 'name' in record ? [[record.name, patient]] : [],
  ),
)

/** A client of a gateway in Node, with the token it is given; `ask` sends its requests in place of `fetch`. */
export const clientOf = (origin: string, token: string | null = null, ask: FetchPort = fetch): ApiClient =>
  createApiClient({
    baseUrl: origin,
    merchant: 'vesper',
    capabilities: { idempotency: 'honoured' },
    overrides,
    language: () => 'EN',
    tokens: { get: () => token, expired: () => undefined },
    fetch: ask,
    store: null,
    now: Date.now(),
    monotonic: () => performance.now(),
    newId: randomUUID,
    cipher: async (api) => createBoxCipher(() => api.call(endpoints.getBoxKey, {})),
  })
