import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import type { Clock } from './clock.ts'

/** What one call may say beside its input. */
export interface CallOptions {
  /** Ends this caller's wait; a request that others wait for as well goes on for them. */
  readonly signal?: AbortSignal
  /** The token to speak with instead of the session's, for what concerns a session that has ended. */
  readonly token?: string
  /** For calls that must happen once: made when the form opens, kept until a final answer. Without one the client makes it. */
  readonly idempotencyKey?: string
  /** Ask the server even when a kept answer is fresh, or the same question is on its way. */
  readonly fresh?: boolean
}

/** The client: one method for every call of the platform. */
export interface ApiClient {
  /** @throws RefusedError, ContractError or UnreachedError. */
  call<E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: CallOptions): Promise<ResponseOf<E>>
  readonly clock: Clock
  readonly newId: () => string
  /** Forgets all kept answers, at logout. */
  forget(): void
}
