import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { lotteryGroup } from './lottery-menu.ts'
import { tolerantValues } from './tolerant-values.ts'

/** The lottery games of Vietnam by region, whatever the prize mode. Source: specification 7, contract 3.6. */
export const getVietnamMenus = defineEndpoint({
  name: 'getVietnamMenus',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  moduleId: 'COMM3',
  envelope: 'bare',
  retries: 2,
  request: v.object({ prizeMode: v.optional(v.string(), ''), device: v.optional(v.string(), 'WEB') }),
  response: tolerantValues(lotteryGroup),
})
