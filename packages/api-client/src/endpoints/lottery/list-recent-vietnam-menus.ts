import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { lotteryGame } from './lottery-menu.ts'
import { tolerantValues } from './tolerant-values.ts'

/**
 * The lottery games of Vietnam that the member launched or played, the last one first. Codes: in_need_true_account.
 * Source: specification 7, contract 3.6.
 */
export const listRecentVietnamMenus = defineEndpoint({
  name: 'listRecentVietnamMenus',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  aliases: ['/lgw/games/game_menus/recent'],
  moduleId: 'COMM3',
  token: 'required',
  envelope: 'bare',
  retries: 2,
  request: v.object({ prizeMode: v.optional(v.string(), ''), device: v.optional(v.string(), 'WEB') }),
  response: tolerantValues(lotteryGame),
})
