import * as v from 'valibot'
import type { Endpoint, RequestOf } from '../endpoint.ts'
import { toWireAmounts } from '../schemas/amounts.ts'
import { queryText } from './query-text.ts'

/**
 * Path and query of a read as the client asks for it, for requests that a page starts before the client has loaded.
 *
 * @returns a path from the root, with the record's own names
 * @throws ValiError when the input does not fit the record
 * @example fetch(callUrl(getStatus, {}))
 */
export function callUrl<E extends Endpoint>(endpoint: E, input: RequestOf<E>): string {
  const query = queryText(toWireAmounts(endpoint, v.parse(endpoint.request, input)))
  return query ? `${endpoint.path}?${query}` : endpoint.path
}
