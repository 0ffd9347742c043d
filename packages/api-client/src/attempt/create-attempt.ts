import type { ApiClient } from '../client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import type { TextStore } from '../ports.ts'
import { createAttemptKey } from './attempt-key.ts'
import { createMemory } from './create-memory.ts'
import { isFinal, wasNeverSent } from './is-final.ts'

/** Where a call with an effect stands. `unsure`: no final answer came, it may have happened, and asking again is safe. */
export type AttemptStatus = 'idle' | 'sending' | 'done' | 'refused' | 'unsure'

/** A call with an effect, made once however often it is pressed. */
export interface Attempt<E extends Endpoint> {
  /** Where it stands; `unsure` from the start when an earlier page left without the answer. */
  readonly status: AttemptStatus
  /**
   * Sends it, with the key of the try before when that one has no final answer. While one is on its way, gives that one.
   * @throws RefusedError, ContractError or UnreachedError.
   */
  send(input: RequestOf<E>): Promise<ResponseOf<E>>
}

/** Where the key of an attempt is kept. */
export interface AttemptOptions {
  /** Survives a reload, as a tab's session storage does; null keeps the key for this page only. */
  readonly store?: TextStore | null
  /** What tells two forms of one endpoint apart, and two accounts on one device. */
  readonly scope?: string
}

/**
 * Makes an attempt of one form: one idempotency key from the first press until a final answer, kept through a reload.
 * Calls that need no key are sent without one.
 */
export function createAttempt<E extends Endpoint>(api: ApiClient, endpoint: E, options: AttemptOptions = {}): Attempt<E> {
  const place = createAttemptKey(options.store ?? createMemory(), endpoint, options.scope ?? '')
  const waiting = (): string | null => (endpoint.idempotent ? place.read(api.clock.now()) : null)
  let status: AttemptStatus = waiting() ? 'unsure' : 'idle'
  let running: Promise<ResponseOf<E>> | null = null

  const run = async (input: RequestOf<E>): Promise<ResponseOf<E>> => {
    const lost = waiting()
    const idempotencyKey = lost ?? api.newId()
    if (endpoint.idempotent) place.keep(idempotencyKey, api.clock.now())
    status = 'sending'
    try {
      const answer = await api.call(endpoint, input, endpoint.idempotent ? { idempotencyKey } : {})
      place.drop()
      status = 'done'
      return answer
    } catch (error) {
      const final = isFinal(error, lost !== null)
      if (final) place.drop()
      status = final || wasNeverSent(error) ? 'refused' : 'unsure'
      throw error
    } finally {
      running = null
    }
  }

  return {
    get status() {
      return status
    },
    send: (input) => (running ??= run(input)),
  }
}
