import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { gameRow } from './game-row.ts'

const named = v.object({
  nodeId: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
  vendor: v.optional(v.string(), ''),
  gameType: v.optional(v.string(), ''),
})
const shared = { moduleId: 'GAMELOFAV3', token: 'required' } as const
const page = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer(), v.minValue(1))

/** The node ids of the member's favourites, as texts. Source: contract 3.6. */
export const listFavouriteIds = defineEndpoint({
  ...shared,
  name: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  retries: 2,
  request: v.object({}),
  response: tolerantList(v.string()),
})

/** The member's favourite games, newest first, in pages. Source: contract 3.6. */
export const listFavouriteGames = defineEndpoint({
  ...shared,
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  retries: 2,
  request: v.object({ pageNum: v.optional(page, 1), pageSize: v.optional(page, 42) }),
  response: v.object({ content: tolerantList(gameRow), pageNum: v.number(), totalPages: v.number() }),
})

/** Keeps a game as a favourite; doing it twice changes nothing. Source: contract 3.6. */
export const addFavourite = defineEndpoint({
  ...shared,
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  request: named,
  response: v.unknown(),
})

/** Drops a favourite; the body travels with DELETE. Source: contract 3.6. */
export const removeFavourite = defineEndpoint({
  ...shared,
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  request: named,
  response: v.unknown(),
})
