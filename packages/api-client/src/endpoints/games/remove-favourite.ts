import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { namedGame } from './favourite-fields.ts'

/** Drops a favourite; the body travels with DELETE. Source: contract 3.6. */
export const removeFavourite = defineEndpoint({
  name: 'removeFavourite',
  method: 'DELETE',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  moduleId: 'GAMELOFAV3',
  token: 'required',
  request: namedGame,
  response: v.unknown(),
})
