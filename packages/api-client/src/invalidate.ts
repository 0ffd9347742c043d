import type { Endpoint, RequestOf } from './endpoint.ts'

/** What this package needs of a query cache to have answers asked for again. */
export interface QueryCache {
  invalidateQueries(filter: { readonly queryKey: readonly unknown[] }): Promise<unknown>
}

/**
 * Has the answers of an endpoint asked for again, all of them or those whose input has these members. Ends when what is
 * on the screen has been asked for. What the client itself keeps, where a record says `cache`, it keeps until its time is
 * over: ask for such an answer with `fresh`.
 */
export async function invalidateEndpoint<E extends Endpoint>(cache: QueryCache, endpoint: E, input?: RequestOf<E>): Promise<void> {
  await cache.invalidateQueries({ queryKey: input === undefined ? [endpoint.name] : [endpoint.name, input] })
}
