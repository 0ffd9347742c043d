import * as v from 'valibot'
import type { Endpoint, RequestOf } from '../endpoint.ts'
import { toWireSums } from '../schemas/sums.ts'
import { queryText } from './query-text.ts'

/** Path and query of a read as the client would ask it: for calls that a page begins before the client is there. */
export function callUrl<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  const query = queryText(toWireSums(endpoint, v.parse(endpoint.request, input)) as Record<string, unknown>)
  return query ? `${endpoint.path}?${query}` : endpoint.path
}
