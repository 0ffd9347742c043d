import type { ApiClient, CallOptions } from './client/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from './endpoint.ts'
import { partsOf } from './schema-parts.ts'

/** A list in pages: its request has `page` or `pageNo`, its answer `totalPages`. */
export type PagedEndpoint<E extends Endpoint> =
  ResponseOf<E> extends { readonly totalPages: number | null | undefined } ? E : never

/**
 * Reads a list page by page, from the first page or the one that the input names to the last. The next page is
 * requested when the loop asks for it.
 *
 * @param input what a call of the endpoint takes
 * @returns the answers, one for each page
 * @throws RefusedError, ContractError or UnreachedError from the loop
 * @example
 * for await (const { games } of paginate(api, listGames, { gameType: 'RNG' })) show(games)
 */
export async function* paginate<E extends Endpoint>(
  api: Pick<ApiClient, 'call'>,
  endpoint: E & PagedEndpoint<E>,
  input: RequestOf<E>,
  options: CallOptions = {},
): AsyncGenerator<ResponseOf<E>, void, undefined> {
  const name = Object.hasOwn(partsOf(endpoint.request).entries ?? {}, 'pageNo') ? 'pageNo' : 'page'
  const given: unknown = Object.entries(Object(input)).find(([member]) => member === name)?.[1]
  let page = typeof given === 'number' ? given : 1
  for (let pages = page; page <= pages; page++) {
    const answer: ResponseOf<E> = await api.call<E>(endpoint, { ...Object(input), [name]: page }, options)
    yield answer
    pages = Object(answer).totalPages ?? page
  }
}
