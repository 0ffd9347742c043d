import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { lotteryGame } from './lottery-menu.ts'
import { tolerantValues } from './tolerant-values.ts'

/** Every lottery game with its next draw, most popular first. Source: contract 3.6. */
export const listLotteryGames = defineEndpoint({
  name: 'listLotteryGames',
  method: 'GET',
  path: '/lgw/games',
  envelope: 'bare',
  retries: 2,
  request: v.object({ prizeMode: v.optional(v.string(), '') }),
  response: tolerantValues(lotteryGame),
})
