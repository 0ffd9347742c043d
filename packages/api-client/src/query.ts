import type { ApiClient } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'

/** Under what a query cache keeps an answer. */
export type EndpointKey<E extends Endpoint> = readonly [name: string, input: RequestOf<E>, scope?: string]

/**
 * Plain query options of a read, for any query cache: the route's loader and the hook use the same. A cache that gives
 * its signal gets a request of its own, so that an ask after a change is never answered by an older call. `scope` tells
 * apart what the input does not: the account and the language, where the answer belongs to one. `meta.everybody` says that no
 * login goes with the call, so that the answer may outlast whoever was here.
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
