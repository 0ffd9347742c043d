import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { flag, optionalNumber } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { loginDay, loginStreak } from './login-reward.ts'

/**
 * The rewards for logging in day after day, and how far this member is; days change at midnight in `timeZone`. A missed
 * day begins the row again. Amounts in minor units. Code: in_need_true_account. Source: contract 3.7.
 */
export const getLoginPromotion = defineEndpoint({
  name: 'getLoginPromotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getLoginPromotion',
  aliases: ['/wps/relay/MCS2_getLoginPromotion'],
  moduleId: 'REWCEN3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({
    ...loginStreak,
    /** The day that is taken now, or was taken today. */
    day: optionalNumber,
    claimedToday: flag,
    /** Until when the reward of today can be taken, in milliseconds; null where it is taken. Not in the contract. */
    endsAt: optionalNumber,
    timeZone: v.nullish(v.string(), 'UTC'),
    days: tolerantList(loginDay),
  }),
})
