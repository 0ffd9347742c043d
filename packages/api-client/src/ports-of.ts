import type { ApiClientOptions } from './client/api-client-options.ts'
import type { FetchPort } from './ports.ts'

/** What of a platform the client runs on: a browser's window, or the global object of Node. */
export interface Platform {
  readonly fetch: FetchPort
  readonly crypto: Pick<Crypto, 'getRandomValues'>
  readonly performance: Pick<Performance, 'now'>
  readonly Date: { now(): number }
  readonly Math: { random(): number }
  readonly navigator?: { readonly onLine?: boolean }
}

type Ports = Required<Pick<ApiClientOptions, 'fetch' | 'store' | 'now' | 'monotonic' | 'newId' | 'roll' | 'online'>>

/**
 * The ports of a client as a browser or Node has them. Answers
 * are stored in memory; pass a `store` after it to change that.
 *
 * @returns `fetch`, `store`, `now`, `monotonic`, `newId` (32 hexadecimal characters), `roll` and `online`
 * @example createApiClient({ ...portsOf(globalThis), baseUrl, merchant, language, tokens, cipher: boxCipher })
 */
export const portsOf = (platform: Platform): Ports => ({
  fetch: (input, init) => platform.fetch(input, init),
  store: null,
  now: platform.Date.now(),
  monotonic: () => platform.performance.now(),
  newId: () =>
    Array.from(platform.crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
      '',
    ),
  roll: () => platform.Math.random(),
  online: () => platform.navigator?.onLine ?? true,
})
