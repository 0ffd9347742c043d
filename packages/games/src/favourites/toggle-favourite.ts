import type { ApiClient } from '@parlour/api-client'
import { addFavourite, removeFavourite } from '@parlour/api-client/endpoints'
import type { Game } from '../game.ts'

/** Adds a game that is not a favourite, removes one that is; gives the ids as they are after the call. */
export async function toggleFavourite(api: ApiClient, ids: readonly string[], game: Game): Promise<string[]> {
  const id = String(game.id)
  const on = ids.includes(id)
  await api.call(on ? removeFavourite : addFavourite, { nodeId: game.id, vendor: game.vendor, gameType: game.category })
  return on ? ids.filter((other) => other !== id) : [id, ...ids]
}
