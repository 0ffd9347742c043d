import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { gameRow } from './game-row.ts'
import { gamePage } from './page-fields.ts'

/** The member's favourite games, newest first, in pages. Source: contract 3.6. */
export const listFavouriteGames = defineEndpoint({
  name: 'listFavouriteGames',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  retries: 2,
  request: v.object(gamePage),
  response: v.object({
    content: tolerantList(gameRow),
    pageNum: v.nullish(v.number(), 1),
    totalPages: v.nullish(v.number(), 0),
    totalCount: v.nullish(v.number(), 0),
  }),
})
