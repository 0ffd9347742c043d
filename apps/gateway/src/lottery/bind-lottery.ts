import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../gateway.ts'
import { serve } from '../http/serve.ts'
import { answerGetDraw, answerGetDrawByCode } from './get-draw.ts'
import { answerListLotteryGames, answerListPopularLotteries, answerListRecentVietnamMenus } from './list-lotteries.ts'
import { answerLotteryMenus, answerVietnamMenus } from './menus.ts'
import { answerListMyOpenedNumbers, answerListNearNumbers, answerListOpenedNumbers } from './opened-numbers.ts'

/** Binds the feeds of the lottery. */
export function bindLotteryCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getLotteryMenus, answerLotteryMenus)
  serve(app, gateway, records.getVietnamMenus, answerVietnamMenus)
  serve(app, gateway, records.listRecentVietnamMenus, answerListRecentVietnamMenus)
  serve(app, gateway, records.listPopularLotteries, answerListPopularLotteries)
  serve(app, gateway, records.listOpenedNumbers, answerListOpenedNumbers)
  serve(app, gateway, records.listMyOpenedNumbers, answerListMyOpenedNumbers)
  serve(app, gateway, records.getDraw, answerGetDraw)
  serve(app, gateway, records.getDrawByCode, answerGetDrawByCode)
  serve(app, gateway, records.listNearNumbers, answerListNearNumbers)
  serve(app, gateway, records.listLotteryGames, answerListLotteryGames)
  // The code may stand at the end of the path as well.
  app.get(`${records.getDrawByCode.path}:code`, (context) => {
    const url = new URL(context.req.url)
    url.pathname = records.getDrawByCode.path
    url.searchParams.set('code', context.req.param('code') ?? '')
    return app.fetch(new Request(url, context.req.raw), context.env)
  })
}
