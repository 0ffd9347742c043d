import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { Endpoint, RequestOf, ResponseOf } from '../endpoint.ts'
import { createAttempt, endpointMutation, invalidateEndpoint, isFinal, type ApiError, type AttemptOptions, type AttemptStatus } from '../index.ts'
import { useSurroundings } from './api-context.tsx'

/** What a call with an effect says beside its input. `scope` tells forms and accounts apart; `store` replaces the provider's. */
export interface UseEndpointMutationOptions<E extends Endpoint> extends AttemptOptions {
  /** Reads that the effect changes: asked for again when it is done, and when nobody knows. */
  readonly invalidates?: readonly Endpoint[]
  readonly onDone?: (answer: ResponseOf<E>, input: RequestOf<E>) => void
  readonly onFailed?: (error: ApiError, input: RequestOf<E>) => void
}

/** A call with an effect on a screen. */
export interface EndpointMutation<E extends Endpoint> {
  /**
   * `unsure` asks for `again`, or for the form to be sent once more: the key is the same, so it counts once. Records that
   * are not `idempotent` are `refused` instead.
   */
  readonly status: AttemptStatus
  readonly data: ResponseOf<E> | undefined
  readonly error: ApiError | null
  /** Sends it; while one is on its way, a second press is none. */
  send(input: RequestOf<E>): void
  /** Sends the input that may have happened once more, while no final answer came; null when there is none to send. */
  readonly again: (() => void) | null
  /** While `unsure`, gives the lost attempt up, so that other input may be sent; only for a person who has seen what became of it. */
  readonly forget: (() => void) | null
  /** Back to `idle`, or to `unsure` while an answer is missing. */
  reset(): void
}

/** A call with an effect: one idempotency key from the first press until a final answer, over renders and reloads. */
export function useEndpointMutation<E extends Endpoint>(endpoint: E, options: UseEndpointMutationOptions<E> = {}): EndpointMutation<E> {
  const { api, keys } = useSurroundings()
  const { store = keys, scope = '', invalidates = [], onDone, onFailed } = options
  const cache = useQueryClient()
  const busy = useRef(false)
  const attempt = useMemo(() => createAttempt(api, endpoint, { store, scope }), [api, endpoint, store, scope])
  const askAgain = () => void Promise.all(invalidates.map((read) => invalidateEndpoint(cache, read)))

  const mutation = useMutation<ResponseOf<E>, ApiError, RequestOf<E>>({
    ...endpointMutation(api, endpoint, attempt),
    onSettled: () => {
      busy.current = false
    },
    onSuccess: (answer, input) => {
      askAgain()
      onDone?.(answer, input)
    },
    onError: (error, input) => {
      if (attempt.status === 'unsure' || !isFinal(error)) askAgain()
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
  return { status, data, error, send, again: unsure && unsettled !== null ? () => send(unsettled) : null, forget: unsure ? forget : null, reset }
}
