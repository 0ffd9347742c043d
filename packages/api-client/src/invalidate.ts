import type { Endpoint, RequestOf } from './endpoint.ts'

/** The method of a query cache that refetches answers. */
export interface QueryCache {
  invalidateQueries(filter: { readonly queryKey: readonly unknown[] }): Promise<unknown>
}

/**
 * Refetches the cached queries of an endpoint, all of them or those whose input has these
 * members. It ends when the visible ones have been refetched. Answers that the client
 * caches itself (`cache` of the record) stay until they expire: call with `fresh`.
 *
 * @example await invalidateEndpoint(queryClient, getBalance)
 */
export async function invalidateEndpoint<E extends Endpoint>(
  cache: QueryCache,
  endpoint: E,
  input?: RequestOf<E>,
): Promise<void> {
  await cache.invalidateQueries({ queryKey: input === undefined ? [endpoint.name] : [endpoint.name, input] })
}
