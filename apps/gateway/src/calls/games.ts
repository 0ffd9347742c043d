import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import {
  answerAddFavourite, answerListFavouriteGames, answerListFavouriteIds, answerRemoveFavourite,
} from '../games/favourites.ts'
import { answerLaunchGame } from '../games/launch-game.ts'
import { answerListGames } from '../games/list-games.ts'
import { answerListHotGames } from '../games/list-hot-games.ts'
import { answerListVendors } from '../games/list-vendors.ts'
import { answerListWinners } from '../games/list-winners.ts'

/** Binds the calls of the lobby and the launch. */
export function bindGamesCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listVendors, answerListVendors)
  serve(app, gateway, records.listGames, answerListGames)
  serve(app, gateway, records.listHotGames, answerListHotGames)
  serve(app, gateway, records.listWinners, answerListWinners)
  serve(app, gateway, records.listFavouriteIds, answerListFavouriteIds)
  serve(app, gateway, records.listFavouriteGames, answerListFavouriteGames)
  serve(app, gateway, records.addFavourite, answerAddFavourite)
  serve(app, gateway, records.removeFavourite, answerRemoveFavourite)
  serve(app, gateway, records.launchGame, answerLaunchGame)
}
