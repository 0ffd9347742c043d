import type { ApiClient } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'

/** Under what a query cache keeps an answer. */
export type EndpointKey<E extends Endpoint> = readonly [name: string, input: RequestOf<E>, scope?: string]

/**
 * Plain query options of a read, for TanStack Query or any cache of that shape: a
 * route's loader and a hook use the same. A call with a signal gets a request of its
 * own, so that a refetch after a mutation is never answered by an older request.
 *
 * @param scope what the input does not say: account and language, where the answer depends on them
 * @returns `queryKey`, `queryFn` and `meta.everybody`: true when
 *   the record sends no token, so that the answer outlives a logout
 * @throws RefusedError, ContractError or UnreachedError from `queryFn`
 * @example
 * const { data } = useQuery(endpointQuery(api, getBalance, {}, 'linhtran88/EN'))
 */
export function endpointQuery<E extends Endpoint>(api: ApiClient, endpoint: E, input: RequestOf<E>, scope?: string) {
  const queryKey: EndpointKey<E> = scope === undefined ? [endpoint.name, input] : [endpoint.name, input, scope]
  return {
    queryKey,
    meta: { everybody: endpoint.token === 'none' },
    queryFn: ({ signal }: { signal?: AbortSignal } = {}): Promise<ResponseOf<E>> =>
      api.call(endpoint, input, signal ? { signal } : {}),
  }
}
