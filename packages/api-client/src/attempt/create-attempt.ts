import type { ApiClient } from '../client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import { UnreachedError } from '../errors.ts'
import type { TextStore } from '../ports.ts'
import { createAttemptKey, isFresh } from './attempt-key.ts'
import { createMemory } from './create-memory.ts'
import { isFinal, isReused } from './is-final.ts'

/**
 * The status of a call with an effect. `unsure`: no final response arrived and it may have happened. Where the platform
 * honours keys, repeating it is safe; where it ignores them, nothing is sent until `forget()`. A record that is not
 * `idempotent` is never unsure: it is `refused`, and its error says why.
 */
export type AttemptStatus = 'idle' | 'sending' | 'done' | 'refused' | 'unsure'

/** A call with an effect that happens once, however often the button is pressed. */
export interface Attempt<E extends Endpoint> {
  /** `unsure` from the start when an earlier page was closed without a final response. */
  readonly status: AttemptStatus
  /**
   * While `unsure`, the input that may have happened; null once the page
   * was loaded again, since it may hold secrets and is stored nowhere.
   */
  readonly unsettled: RequestOf<E> | null
  /**
   * `unsure` on a platform that ignores keys: `send` sends nothing
   * until `forget()`. Show the list where the effect would stand.
   */
  readonly mustForget: boolean
  /**
   * Sends the call, with the key of the previous try if that has no
   * final response. While one is in flight, returns its promise.
   * Where an earlier input had its effect, another one is refused with `idempotency.key.reused` and it stays `unsure`,
   * until the earlier one is sent again. Where it was `unsure` for as
   * long as the platform knows its key, nothing is sent: it fails with
   * `unsure`, and the next one counts by itself. While `mustForget`, nothing is sent: it fails with `unsure`.
   * @throws RefusedError, ContractError or UnreachedError.
   */
  send(input: RequestOf<E>): Promise<ResponseOf<E>>
  /**
   * While `unsure`, drops the key, so that the next input is a call of its own. The lost call may have had its effect:
   * offer this only to a person who has checked the outcome.
   */
  forget(): void
}

/** Where the key of an attempt is stored. */
export interface AttemptOptions {
  /** Survives a reload, as a tab's session storage does; null stores the key for this page only. */
  readonly store?: TextStore | null
  /** Separates two forms of one endpoint, and two accounts on one device. */
  readonly scope?: string
}

/**
 * Makes an attempt of one form: one idempotency key from the
 * first press until a final response, stored across a reload.
 * Records that are not `idempotent` are sent without a key.
 *
 * @param options where the key is stored, and a scope that separates forms and accounts
 * @returns the attempt; `status` is `unsure` while a response is missing
 * @throws RefusedError, ContractError or UnreachedError from `send`;
 *   UnreachedError of kind `unsure` when the stored key is too old to repeat
 * @example
 * const attempt = createAttempt(api, transferWallet, { store, scope: account })
 * try {
 *   await attempt.send(input)
 * } catch (error) {
 *   if (attempt.mustForget) showTransfers() // a second request could be a second transfer
 *   else if (attempt.status === 'unsure') await attempt.send(input) // the same key: it happens once
 *   else throw error
 * }
 */
export function createAttempt<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  options: AttemptOptions = {},
): Attempt<E> {
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

  const unsent = () => new UnreachedError({ endpoint: endpoint.name, kind: 'unsure', requestId: '' })

  const run = async (input: RequestOf<E>): Promise<ResponseOf<E>> => {
    const now = api.clock.now()
    const lost = known ?? waiting()
    if (lost && !api.honoursKeys(endpoint)) {
      known = lost
      status = 'unsure'
      throw unsent()
    }
    if (known && !isFresh(known, now)) {
      settle('refused')
      throw unsent()
    }
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
    }
  }

  return {
    get status() {
      return status
    },
    get mustForget() {
      return status === 'unsure' && !api.honoursKeys(endpoint)
    },
    get unsettled() {
      return status === 'unsure' ? ([...open].at(-1) ?? null) : null
    },
    send: (input) => (running ??= run(input).finally(() => (running = null))),
    forget() {
      if (status === 'unsure') settle('idle')
    },
  }
}
