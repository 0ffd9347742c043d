import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { lotteryGroup } from './lottery-menu.ts'
import { tolerantValues } from './tolerant-values.ts'

/**
 * The lottery games in their groups, of one prize mode (LOTT, ZY,
 * ELOTT, SEA) or of all. Source: specification 7, contract 3.6.
 */
export const getLotteryMenus = defineEndpoint({
  name: 'getLotteryMenus',
  method: 'GET',
  path: '/lgw/games/game_menus',
  moduleId: 'COMM3',
  envelope: 'bare',
  retries: 2,
  request: v.object({ prizeMode: v.optional(v.string(), '') }),
  response: tolerantValues(lotteryGroup),
})
