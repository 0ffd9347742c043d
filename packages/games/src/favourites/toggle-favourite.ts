import type { ApiClient } from '@parlour/api-client'
import { addFavourite, removeFavourite } from '@parlour/api-client/endpoints'
import type { Game } from '../game.ts'

/**
 * Adds a game to the favourites, or removes it.
 *
 * @param ids node ids of the favourites before
 * @returns node ids afterwards
 * @throws RefusedError or UnreachedError
 * @example const ids = await toggleFavourite(api, favouriteIds, game)
 */
export async function toggleFavourite(api: ApiClient, ids: readonly string[], game: Game): Promise<string[]> {
  const id = String(game.id)
  const on = ids.includes(id)
  await api.call(on ? removeFavourite : addFavourite, { nodeId: game.id, vendor: game.vendor, gameType: game.category })
  return on ? ids.filter((other) => other !== id) : [id, ...ids]
}
