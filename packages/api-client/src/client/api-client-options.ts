import type { PayloadCipher } from '../ciphers/payload-cipher.ts'
import type { RefusedError } from '../errors.ts'
import type { FetchPort, TextStore, TokenSource } from '../ports.ts'
import type { ApiClient } from './api-client.ts'
import type { HeaderNames } from './call-headers.ts'
import type { Capabilities } from './capabilities.ts'
import type { Overrides } from './overrides.ts'

/** Options of `createApiClient`: every effect of the client (network, storage, time, chance) comes from here. */
export interface ApiClientOptions {
  /** Origin of the platform, without a slash at the end; an empty text means the page's own. */
  readonly baseUrl: string
  readonly merchant: string
  /** Returns the visitor's language in the platform's code; called for each request. */
  readonly language: () => string
  /** Left out, every call goes without a token. */
  readonly tokens?: TokenSource
  readonly fetch: FetchPort
  /** Where answers are cached for this session; null caches them in memory only. */
  readonly store: TextStore | null
  /** Milliseconds since 1970, read once at the start. */
  readonly now: number
  /** A timer in milliseconds that only moves forward. */
  readonly monotonic: () => number
  /** A fresh random id, at least 16 characters. */
  readonly newId: () => string
  /**
   * A random number from 0 to 1 that shortens the pauses between retries, so
   * that pages do not retry at the same time; without it pauses are full.
   */
  readonly roll?: () => number
  /**
   * Called with the first encrypted call; `name` is the cipher that an override names, else `default`. Left out, an
   * encrypted call fails with a ContractError that says so, and nothing is sent.
   */
  readonly cipher?: (api: ApiClient, name: string) => Promise<PayloadCipher>
  /** What a brand's platform calls differently, by endpoint name. */
  readonly overrides?: Overrides
  /** What the platform can do beyond the contract; nothing unless given. */
  readonly capabilities?: Capabilities
  /** What a brand's platform calls the headers. */
  readonly headerNames?: HeaderNames
  /** Cookies: `same-origin` unless said; `include` where captchas of a platform on another origin hang on one. */
  readonly credentials?: RequestCredentials
  /** Whether the machine has a network; a failed request is then `network`, else `offline`. */
  readonly online?: () => boolean
  /** Called for every refusal, for states that any response may carry (maintenance, restriction). */
  readonly onRefused?: (error: RefusedError) => void
  /** Called before every try of a request. */
  readonly onRequest?: (sent: { readonly endpoint: string; readonly requestId: string; readonly tries: number }) => void
  /**
   * Called for every response whose body was read, also one that
   * is tried again; `took` is milliseconds to the first byte.
   */
  readonly onResponse?: (received: {
    readonly endpoint: string
    readonly requestId: string
    readonly status: number
    readonly took: number
  }) => void
  /** Called for every answer that was read, with the id to give to support. */
  readonly onAnswered?: (answered: { readonly endpoint: string; readonly requestId: string }) => void
  /** Called with the number of list items that did not fit their record and were left out. */
  readonly onDropped?: (dropped: { readonly endpoint: string; readonly count: number }) => void
}
