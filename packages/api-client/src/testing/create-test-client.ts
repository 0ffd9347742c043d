import { createApiClient, type ApiClient, type ApiClientOptions } from '../index.ts'
import type { FakeServer } from './fake-server.ts'

/**
 * A client on a fake server that honours keys: a guest, English, a fixed
 * clock (2026-01-15, 12:00 UTC), ids in order, payloads in plain text.
 *
 * @param options replace any of these
 * @returns the client
 * @example const api = createTestClient(server, { tokens: { get: () => 't', expired: () => undefined } })
 */
export function createTestClient(server: FakeServer, options: Partial<ApiClientOptions> = {}): ApiClient {
  let ids = 0
  return createApiClient({
    baseUrl: 'http://platform.test',
    merchant: 'test',
    language: () => 'EN',
    tokens: { get: () => null, expired: () => undefined },
    fetch: server.fetch,
    store: null,
    capabilities: { idempotency: 'honoured' },
    now: Date.UTC(2026, 0, 15, 12),
    monotonic: () => 0,
    roll: () => 0,
    newId: () => `test-id-${String(++ids).padStart(8, '0')}`,
    cipher: async () => ({ seal: async ({ body }) => ({ headers: {}, body: body as { value: string } }) }),
    ...options,
  })
}
