import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { loginDay } from './login-reward.ts'

/**
 * The rewards for logging in day after day, as they are for everybody. Amounts in minor units. Source: contract 3.7.
 */
export const getLoginPromotionConfig = defineEndpoint({
  name: 'getLoginPromotionConfig',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotionConfig',
  aliases: ['/wps/relay/MCS2_getLoginPromotionConfig'],
  moduleId: 'REWCEN3',
  retries: 2,
  request: v.object({}),
  response: v.object({ enabled: flag, timeZone: v.nullish(v.string(), 'UTC'), days: tolerantList(loginDay) }),
})
