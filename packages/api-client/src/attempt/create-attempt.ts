import type { ApiClient } from '../client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import type { TextStore } from '../ports.ts'
import { createAttemptKey, isFresh } from './attempt-key.ts'
import { createMemory } from './create-memory.ts'
import { isFinal, isReused } from './is-final.ts'

/**
 * Where a call with an effect stands. `unsure`: no final answer came, it may have happened, and asking again is safe. A
 * record that is not `idempotent` is never unsure, since asking again could do it twice: it is `refused`, and its error
 * says what is known.
 */
export type AttemptStatus = 'idle' | 'sending' | 'done' | 'refused' | 'unsure'

/** A call with an effect, made once however often it is pressed. */
export interface Attempt<E extends Endpoint> {
  /** Where it stands; `unsure` from the start when an earlier page left without the answer. */
  readonly status: AttemptStatus
  /** While `unsure`, the input that may have happened; null once the page was loaded again, since it may hold secrets and is stored nowhere. */
  readonly unsettled: RequestOf<E> | null
  /**
   * Sends it, with the key of the try before when that one has no final answer. While one is on its way, gives that one.
   * Where an earlier input had its effect, another one is refused with `idempotency.key.reused` and it stays `unsure`,
   * until the earlier one is sent again.
   * @throws RefusedError, ContractError or UnreachedError.
   */
  send(input: RequestOf<E>): Promise<ResponseOf<E>>
  /**
   * While `unsure`, gives its key up, so that the next input counts by itself. What is lost may have had its effect: only
   * for a person who has seen what became of it.
   */
  forget(): void
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
  const waiting = () => (endpoint.idempotent ? place.read(api.clock.now()) : null)
  // Held here as well: another form of the same scope may settle the key and drop it while this one is still unsure.
  let known = waiting()
  let status: AttemptStatus = known ? 'unsure' : 'idle'
  let running: Promise<ResponseOf<E>> | null = null
  const open = new Set<RequestOf<E>>()

  const settle = (end: 'done' | 'refused' | 'idle'): void => {
    if (known) place.drop(known)
    known = null
    open.clear()
    status = end
  }

  const run = async (input: RequestOf<E>): Promise<ResponseOf<E>> => {
    const now = api.clock.now()
    const lost = known && isFresh(known, now) ? known : waiting()
    known = endpoint.idempotent ? (lost ?? { key: api.newId(), at: now }) : null
    if (known) place.keep(known, now)
    status = 'sending'
    try {
      const answer = await api.call(endpoint, input, known ? { idempotencyKey: known.key } : {})
      settle('done')
      return answer
    } catch (error) {
      if (!isFinal(error)) open.add(input)
      else if (isReused(error)) open.delete(input)
      if (!known || isFinal(error, lost !== null)) settle('refused')
      else status = 'unsure'
      throw error
    } finally {
      running = null
    }
  }

  return {
    get status() {
      return status
    },
    get unsettled() {
      return status === 'unsure' ? ([...open].at(-1) ?? null) : null
    },
    send: (input) => (running ??= run(input)),
    forget() {
      if (status === 'unsure') settle('idle')
    },
  }
}
