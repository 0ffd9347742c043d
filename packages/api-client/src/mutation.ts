import type { Attempt } from './attempt/create-attempt.ts'
import type { ApiClient } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'

/**
 * Plain mutation options of a call with an effect, for TanStack Query or any cache of that shape. It never retries by
 * itself and does not wait for the network. Without `attempt` each `mutate` has a key of its own; a record that is not
 * `idempotent` has none, so a second `mutate` after a lost response may apply it twice.
 *
 * @param attempt the attempt whose key is used until a final response
 * @returns `mutationKey`, `mutationFn`, `retry: false`, `networkMode: 'always'` and `gcTime: 0`
 * @throws RefusedError, ContractError or UnreachedError from `mutationFn`
 * @example useMutation(endpointMutation(api, addFavourite))
 */
export function endpointMutation<E extends Endpoint>(api: ApiClient, endpoint: E, attempt?: Pick<Attempt<E>, 'send'>) {
  return {
    mutationKey: [endpoint.name] as const,
    mutationFn: (input: RequestOf<E>): Promise<ResponseOf<E>> =>
      attempt
        ? attempt.send(input)
        : api.call(endpoint, input, endpoint.idempotent ? { idempotencyKey: api.newId() } : {}),
    retry: false as const,
    networkMode: 'always' as const,
    gcTime: 0,
  }
}
