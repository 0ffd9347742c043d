import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { idText } from '../../schemas/id.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'

/** The node ids of the member's favourites, as texts. Source: contract 3.6. */
export const listFavouriteIds = defineEndpoint({
  name: 'listFavouriteIds',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: tolerantList(idText),
})
