import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { namedGame } from './favourite-fields.ts'

/** Keeps a game as a favourite; doing it twice changes nothing. Source: contract 3.6. */
export const addFavourite = defineEndpoint({
  name: 'addFavourite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  request: namedGame,
  response: v.unknown(),
})
