import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { countOf } from './count-field.ts'
import { lotteryGame } from './lottery-menu.ts'
import { tolerantValues } from './tolerant-values.ts'

/** The lottery games with the most rounds of the last seven days, best first. Source: specification 7, contract 3.6. */
export const listPopularLotteries = defineEndpoint({
  name: 'listPopularLotteries',
  method: 'GET',
  path: '/lgw/games/popular',
  moduleId: 'AGEANNOUNCE3',
  envelope: 'bare',
  retries: 2,
  request: v.object({ count: countOf(20) }),
  response: tolerantValues(lotteryGame),
})
