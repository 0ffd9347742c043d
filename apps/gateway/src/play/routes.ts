import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../kernel/config/index.ts'
import { serve } from '../kernel/calls/index.ts'
import {
  handleAddFavourite,
  handleListFavouriteGames,
  handleListFavouriteIds,
  handleRemoveFavourite,
} from './games/favourites.ts'
import { handleGameDetails } from './launch/get-game-details.ts'
import { handleLaunch, launchPath } from './launch/launch-game.ts'
import { handleLaunchDemoGame } from './launch/launch-demo-game.ts'
import { handleListGames } from './games/list-games.ts'
import { handleListHotGames } from './games/list-hot-games.ts'
import { handleListRecentGames } from './launch/list-recent-games.ts'
import { handleListRooms } from './launch/list-rooms.ts'
import { handleListVassalGameTypes } from './games/list-vassal-game-types.ts'
import { handleListProviders } from './games/list-providers.ts'
import { handleListWinners } from './games/list-winners.ts'
import { bindLotteryCalls } from './lottery/bind-lottery.ts'

/** Binds the calls of the lobby, the launch and the lottery. */
export function bindPlayCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.listProviders, handleListProviders)
  serve(app, gateway, records.listGames, handleListGames)
  serve(app, gateway, records.listHotGames, handleListHotGames)
  serve(app, gateway, records.listWinners, handleListWinners)
  serve(app, gateway, records.listFavouriteIds, handleListFavouriteIds)
  serve(app, gateway, records.listFavouriteGames, handleListFavouriteGames)
  serve(app, gateway, records.addFavourite, handleAddFavourite)
  serve(app, gateway, records.removeFavourite, handleRemoveFavourite)
  serve(app, gateway, records.listRecentGames, handleListRecentGames)
  serve(app, gateway, records.listRooms, handleListRooms)
  serve(app, gateway, records.listVassalGameTypes, handleListVassalGameTypes)
  serve(app, gateway, records.getGameDetails, handleGameDetails)
  serve(app, gateway, records.launchDemoGame, handleLaunchDemoGame)
  // launchGame and launchLottery share a path.
  serve(app, gateway, launchPath, handleLaunch)
  bindLotteryCalls(app, gateway)
}
