import * as records from '@parlour/api-client/endpoints'
import type { Hono } from 'hono'
import type { Gateway } from '../../kernel/config/index.ts'
import { serve } from '../../kernel/calls/index.ts'
import { handleGetDraw, handleGetDrawByCode } from './get-draw.ts'
import { handleListLotteryGames, handleListPopularLotteries, handleListRecentVietnamMenus } from './list-lotteries.ts'
import { handleLotteryMenus, handleVietnamMenus } from './menus.ts'
import { handleListMyOpenedNumbers, handleListNearNumbers, handleListOpenedNumbers } from './opened-numbers.ts'

/** Binds the feeds of the lottery. */
export function bindLotteryCalls(app: Hono, gateway: Gateway): void {
  serve(app, gateway, records.getLotteryMenus, handleLotteryMenus)
  serve(app, gateway, records.getVietnamMenus, handleVietnamMenus)
  serve(app, gateway, records.listRecentVietnamMenus, handleListRecentVietnamMenus)
  serve(app, gateway, records.listPopularLotteries, handleListPopularLotteries)
  serve(app, gateway, records.listOpenedNumbers, handleListOpenedNumbers)
  serve(app, gateway, records.listMyOpenedNumbers, handleListMyOpenedNumbers)
  serve(app, gateway, records.getDraw, handleGetDraw)
  serve(app, gateway, records.getDrawByCode, handleGetDrawByCode)
  serve(app, gateway, records.listNearNumbers, handleListNearNumbers)
  serve(app, gateway, records.listLotteryGames, handleListLotteryGames)
  // The code may stand at the end of the path as well.
  app.get(`${records.getDrawByCode.path}:code`, (context) => {
    const url = new URL(context.req.url)
    url.pathname = records.getDrawByCode.path
    url.searchParams.set('code', context.req.param('code') ?? '')
    return app.fetch(new Request(url, context.req.raw), context.env)
  })
}
