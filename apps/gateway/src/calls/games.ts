import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import {
  answerAddFavourite, answerListFavouriteGames, answerListFavouriteIds, answerRemoveFavourite,
} from '../games/favourites.ts'
import { answerGameDetails } from '../games/get-game-details.ts'
import { answerLaunch, launchPath } from '../games/launch-game.ts'
import { answerLaunchTrialGame } from '../games/launch-trial-game.ts'
import { answerListGames } from '../games/list-games.ts'
import { answerListHotGames } from '../games/list-hot-games.ts'
import { answerListRecentGames } from '../games/list-recent-games.ts'
import { answerListRooms } from '../games/list-rooms.ts'
import { answerListVassalGameTypes } from '../games/list-vassal-game-types.ts'
import { answerListVendors } from '../games/list-vendors.ts'
import { answerListWinners } from '../games/list-winners.ts'
import { bindLotteryCalls } from '../lottery/bind-lottery.ts'

/** Binds the calls of the lobby, the launch and the lottery. */
export function bindGamesCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listVendors, answerListVendors)
  serve(app, gateway, records.listGames, answerListGames)
  serve(app, gateway, records.listHotGames, answerListHotGames)
  serve(app, gateway, records.listWinners, answerListWinners)
  serve(app, gateway, records.listFavouriteIds, answerListFavouriteIds)
  serve(app, gateway, records.listFavouriteGames, answerListFavouriteGames)
  serve(app, gateway, records.addFavourite, answerAddFavourite)
  serve(app, gateway, records.removeFavourite, answerRemoveFavourite)
  serve(app, gateway, records.listRecentGames, answerListRecentGames)
  serve(app, gateway, records.listRooms, answerListRooms)
  serve(app, gateway, records.listVassalGameTypes, answerListVassalGameTypes)
  serve(app, gateway, records.getGameDetails, answerGameDetails)
  serve(app, gateway, records.launchTrialGame, answerLaunchTrialGame)
  // launchGame and launchLottery share a path.
  serve(app, gateway, launchPath, answerLaunch)
  bindLotteryCalls(app, gateway)
}
