import type { PayloadCipher } from '../ciphers/payload-cipher.ts'
import type { RefusedError } from '../errors.ts'
import type { FetchPort, TextStore, TokenSource } from '../ports.ts'
import type { ApiClient } from './api-client.ts'
import type { HeaderNames } from './call-headers.ts'
import type { Overrides } from './overrides.ts'

/** What a client is made of; everything impure comes from here. */
export interface ApiClientOptions {
  /** Origin of the platform, without a slash at the end; an empty text means the page's own. */
  readonly baseUrl: string
  readonly merchant: string
  /** The visitor's language in the platform's code, asked at each call. */
  readonly language: () => string
  readonly tokens: TokenSource
  readonly fetch: FetchPort
  /** Where answers are kept for this session; null keeps them in memory only. */
  readonly store: TextStore | null
  /** Milliseconds since 1970, read once at the start. */
  readonly now: number
  /** A timer in milliseconds that only moves forward. */
  readonly monotonic: () => number
  /** A fresh random id, at least 16 signs. */
  readonly newId: () => string
  /** Chance from 0 to 1 that shortens the pauses between tries, so that pages do not come back all at once; else they are whole. */
  readonly roll?: () => number
  /** Made when the first encrypted call is, never before; `name` is what an override asks for, else `default`. */
  readonly cipher: (api: ApiClient, name: string) => Promise<PayloadCipher>
  /** What a brand's platform calls differently, by endpoint name. */
  readonly overrides?: Overrides
  /** What a brand's platform calls the headers. */
  readonly headerNames?: HeaderNames
  /** Cookies: `same-origin` unless said; `include` where captchas of a platform on another origin hang on one. */
  readonly credentials?: RequestCredentials
  /** Whether the machine has a network at all: tells `offline` from `network`. */
  readonly online?: () => boolean
  /** Hears of every refusal, for states that any answer may carry (maintenance, restriction). */
  readonly onRefused?: (error: RefusedError) => void
  /** Hears how many items of an answer's lists did not fit their record and were left out. */
  readonly onDropped?: (dropped: { readonly endpoint: string; readonly count: number }) => void
}
