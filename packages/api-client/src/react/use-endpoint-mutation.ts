import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import {
  createAttempt,
  endpointMutation,
  invalidateEndpoint,
  type ApiError,
  type AttemptOptions,
  type AttemptStatus,
} from '../index.ts'
import { useSurroundings } from './api-context.tsx'

/** Options of a call with an effect. `scope` separates forms and accounts; `store` replaces the provider's. */
export interface UseEndpointMutationOptions<E extends Endpoint> extends AttemptOptions {
  /**
   * Reads that the effect changes: refetched when the call is done, when its outcome is unknown, and when it is refused,
   * since then what is shown is from before. Their names stand in the `meta.invalidates` of the mutation.
   */
  readonly invalidates?: readonly Endpoint[]
  readonly onDone?: (answer: ResponseOf<E>, input: RequestOf<E>) => void
  readonly onFailed?: (error: ApiError, input: RequestOf<E>) => void
}

/** A call with an effect on a screen. */
export interface EndpointMutation<E extends Endpoint> {
  /**
   * `unsure` asks for `again`, or for the form to be sent once more: the key is the same, so it counts once. Where the
   * platform ignores keys it asks for `forget`. Records that are not `idempotent` are `refused` instead.
   */
  readonly status: AttemptStatus
  readonly data: ResponseOf<E> | undefined
  readonly error: ApiError | null
  /** Sends the call; ignored while one is in flight. */
  send(input: RequestOf<E>): void
  /**
   * `unsure` on a platform that ignores keys: `send` sends nothing.
   * Show the list where the effect would stand, then offer `forget`.
   */
  readonly mustForget: boolean
  /**
   * Repeats the lost call with its own input and key; null unless the
   * status is `unsure`, the platform honours keys and the input is known.
   */
  readonly again: (() => void) | null
  /**
   * While `unsure`, drops the key, so that other input may be
   * sent. Offer it only to a person who has checked the outcome.
   */
  readonly forget: (() => void) | null
  /** Back to `idle`, or to `unsure` while an answer is missing. */
  reset(): void
}

/**
 * A call with an effect on a screen: one idempotency key from the
 * first press until a final response, across renders and reloads.
 *
 * @param options reads to refetch afterwards, callbacks, and a scope that separates forms and accounts
 * @returns status, answer and error, with `send`, `mustForget`, `again`, `forget` and `reset`
 * @example
 * const transfer = useEndpointMutation(transferWallet, { invalidates: [getBalance], scope: account })
 * <button disabled={transfer.status === 'sending'} onClick={() => transfer.send(input)}>Transfer</button>
 */
export function useEndpointMutation<E extends Endpoint>(
  endpoint: E,
  options: UseEndpointMutationOptions<E> = {},
): EndpointMutation<E> {
  const { api, keys } = useSurroundings()
  const { store = keys, scope = '', invalidates = [], onDone, onFailed } = options
  const cache = useQueryClient()
  const busy = useRef(false)
  const attempt = useMemo(() => createAttempt(api, endpoint, { store, scope }), [api, endpoint, store, scope])
  const askAgain = () => void Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read)))

  const mutation = useMutation<ResponseOf<E>, ApiError, RequestOf<E>>({
    ...endpointMutation(api, endpoint, attempt),
    meta: { invalidates: invalidates.map(({ name }) => name) },
    onSettled: () => {
      busy.current = false
    },
    onSuccess: (answer, input) => {
      askAgain()
      onDone?.(answer, input)
    },
    onError: (error, input) => {
      askAgain()
      onFailed?.(error, input)
    },
  })
  const send = (input: RequestOf<E>) => {
    if (busy.current) return
    busy.current = true
    mutation.mutate(input)
  }
  const rested = attempt.status === 'unsure' ? 'unsure' : 'idle'
  const status = mutation.isIdle ? rested : mutation.isPending ? 'sending' : attempt.status
  const { data, error, reset } = mutation
  const { unsettled } = attempt
  const forget = () => {
    attempt.forget()
    reset()
  }
  const unsure = status === 'unsure'
  const mustForget = unsure && attempt.mustForget
  return {
    status,
    data,
    error,
    send,
    mustForget,
    again: unsure && !mustForget && unsettled !== null ? () => send(unsettled) : null,
    forget: unsure ? forget : null,
    reset,
  }
}
