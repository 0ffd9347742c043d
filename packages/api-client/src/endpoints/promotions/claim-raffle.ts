import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { bonusAmount } from '../../schemas/bonus-amount.ts'
import { sentId } from '../../schemas/sent-id.ts'
import { sideList } from '../../schemas/tolerant-list.ts'
import { claimRow } from './claim-row.ts'

/**
 * Takes the prizes that this member has won in raffles, one by its reward id or all of them; `amount` is their sum.
 * Amounts in minor units. Codes: promotion.claim.missing, promotion.claim.claimed, promotion.claim.closed,
 * in_need_true_account, TOO_MANY_REQUESTS. Source: specification 7, contract 3.7.
 */
export const claimRaffle = defineEndpoint({
  name: 'claimRaffle',
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  aliases: ['/wps/relay/MCSFE_claimRafflePromotion'],
  moduleId: 'REWCEN3',
  token: 'required',
  idempotent: true,
  timeLimit: 30_000,
  request: v.object({ rewardId: v.nullish(sentId, null) }),
  response: v.object({ amount: bonusAmount, list: sideList(claimRow) }),
})
