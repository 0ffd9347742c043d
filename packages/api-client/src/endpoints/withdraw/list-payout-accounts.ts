import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { optionalNumber } from '../../schemas/flag.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { payoutAccount } from './payout-account.ts'

/**
 * The cards and wallets of the member, newest first, and how many
 * there may be. Code: in_need_true_account. Source: contract 3.11.
 */
export const listPayoutAccounts = defineEndpoint({
  name: 'listPayoutAccounts',
  method: 'GET',
  path: '/wps/member/bankCard',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(payoutAccount), maxCount: optionalNumber }),
})
