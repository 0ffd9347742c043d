import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import type { Clock } from './clock.ts'

/** Options of one call. */
export interface CallOptions {
  /** Ends this caller's wait; a shared request goes on for its other callers. */
  readonly signal?: AbortSignal
  /** The token to send instead of the session's, for calls about a session that has ended. */
  readonly token?: string
  /**
   * For calls that must happen once: made when the form opens,
   * stored until a final response. Without one the client makes it.
   */
  readonly idempotencyKey?: string
  /**
   * Less time than the record gives, in milliseconds; more is cut to the
   * record's. A read with this or `retries` is not shared with other callers.
   */
  readonly timeLimit?: number
  /** Fewer retries than the record allows; more are cut to the record's. */
  readonly retries?: number
  /** Ask the server even when a cached answer is fresh, or the same request is in flight. */
  readonly fresh?: boolean
}

/** The client: one method for every call of the platform. */
export interface ApiClient {
  /** Calls an endpoint that needs no input. @throws RefusedError, ContractError or UnreachedError. */
  call<E extends Endpoint>(endpoint: Record<string, never> extends RequestOf<E> ? E : never): Promise<ResponseOf<E>>
  /** @throws RefusedError, ContractError or UnreachedError. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>
  readonly clock: Clock
  /**
   * Whether the platform has one effect for two requests with one key;
   * where false, a call without a final response must not be sent again.
   */
  honoursKeys(endpoint: Endpoint): boolean
  /** Whether the platform has this call; where false (`absent` in an override), no request is sent. */
  has(endpoint: Endpoint): boolean
  readonly newId: () => string
  /** Drops all cached answers, at logout. */
  forget(): void
}
