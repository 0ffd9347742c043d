import type { ApiClient } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'

/**
 * Plain query options of a read, for any query cache: the route's loader and the hook use the same. A cache that gives
 * its signal gets a request of its own, so that an ask after a change is never answered by an older call.
 */
export function endpointQuery<E extends Endpoint>(api: ApiClient, endpoint: E, input: RequestOf<E>) {
  return {
    queryKey: [endpoint.name, input] as const,
    queryFn: ({ signal }: { signal?: AbortSignal } = {}): Promise<ResponseOf<E>> =>
      api.call(endpoint, input, signal ? { signal } : {}),
  }
}
