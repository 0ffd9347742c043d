import type { ApiClient } from '@parlour/api-client'
import { listGames } from '@parlour/api-client/endpoints'
import { fromRow, type Game } from '../game.ts'

/** The most that the platform gives at once. */
const pageSize = 100
/** Pages that are asked for side by side. */
const lanes = 4

/**
 * Every game of the catalogue, the most popular first: one call
 * tells how many pages there are, the others follow by fours.
 */
async function fetchCatalogue(api: ApiClient, language: string, signal?: AbortSignal): Promise<Game[]> {
  const ask = (pageNo: number) =>
    api.call(listGames, { gameType: '', language, pageNo, pageSize }, signal ? { signal } : {})
  const first = await ask(1)
  const pages = [first.games]
  let next = 2
  const work = async () => {
    while (next <= first.totalPages) {
      const pageNo = next++
      pages[pageNo - 1] = (await ask(pageNo)).games
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  // A game that moved between two pages stands once.
  return [...new Map(pages.flat().map((row) => [row.nodeId, fromRow(row)])).values()]
}

/**
 * Query options of the whole catalogue, cached for the visit, for `createSearchIndex`. Source: BEY-24.
 *
 * @param language the platform's language code; names come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(catalogueQuery(api, 'EN'))
 */
export const catalogueQuery = (api: ApiClient, language: string) => ({
  queryKey: ['catalogue', language] as const,
  meta: { everybody: true },
  queryFn: ({ signal }: { signal?: AbortSignal } = {}): Promise<Game[]> => fetchCatalogue(api, language, signal),
  staleTime: 1_800_000,
  gcTime: Infinity,
})
