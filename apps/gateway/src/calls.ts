import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import { answerCaptcha } from './captcha/get-captcha.ts'
import { answerListAnnouncements } from './content/list-announcements.ts'
import {
  answerAddFavourite, answerListFavouriteGames, answerListFavouriteIds, answerRemoveFavourite,
} from './games/favourites.ts'
import { answerLaunchGame } from './games/launch-game.ts'
import { answerListGames } from './games/list-games.ts'
import { answerListHotGames } from './games/list-hot-games.ts'
import { answerListVendors } from './games/list-vendors.ts'
import { answerListWinners } from './games/list-winners.ts'
import type { Gateway } from './gateway.ts'
import { serve } from './http/serve.ts'
import { answerCheckUsername } from './register/check-username.ts'
import { answerRegister } from './register/register.ts'
import { answerBalance } from './session/balance.ts'
import { answerLogin } from './session/login.ts'
import { answerLogout } from './session/logout.ts'
import { answerMemberInfo } from './session/member-info.ts'
import {
  answerBoxKey, answerCountries, answerRegistrationRules, answerRsaKey, answerSettings, answerStatus, answerWhitelabel,
} from './system/system.ts'

/** Binds every call of the contract that this gateway answers. */
export function bindCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getStatus, answerStatus)
  serve(app, gateway, records.getWhitelabel, answerWhitelabel)
  serve(app, gateway, records.getSettings, answerSettings)
  serve(app, gateway, records.getRegistrationRules, answerRegistrationRules)
  serve(app, gateway, records.getCountries, answerCountries)
  serve(app, gateway, records.getRsaKey, answerRsaKey)
  serve(app, gateway, records.getBoxKey, answerBoxKey)
  serve(app, gateway, records.getCaptcha, answerCaptcha)
  serve(app, gateway, records.checkUsername, answerCheckUsername)
  serve(app, gateway, records.register, answerRegister)
  serve(app, gateway, records.login, answerLogin)
  serve(app, gateway, records.logout, answerLogout)
  serve(app, gateway, records.getMemberInfo, answerMemberInfo)
  serve(app, gateway, records.getBalance, answerBalance)
  serve(app, gateway, records.listVendors, answerListVendors)
  serve(app, gateway, records.listGames, answerListGames)
  serve(app, gateway, records.listHotGames, answerListHotGames)
  serve(app, gateway, records.listWinners, answerListWinners)
  serve(app, gateway, records.listFavouriteIds, answerListFavouriteIds)
  serve(app, gateway, records.listFavouriteGames, answerListFavouriteGames)
  serve(app, gateway, records.addFavourite, answerAddFavourite)
  serve(app, gateway, records.removeFavourite, answerRemoveFavourite)
  serve(app, gateway, records.launchGame, answerLaunchGame)
  serve(app, gateway, records.listAnnouncements, answerListAnnouncements)
}
