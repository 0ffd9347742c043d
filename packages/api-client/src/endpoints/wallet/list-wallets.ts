import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { tolerantList } from '../../schemas/tolerant-list.ts'
import { walletRow } from './wallet-row.ts'

/**
 * The wallets of the member, the main one first, with sums in minor units. Of the older calls beside it,
 * `transferFromMainWallet` and `transferSubToSubWallet` have no record: `transferWallet` does the first, and two
 * transfers by way of the main wallet are the second. Code: in_need_true_account. Source: contract 3.5.
 */
export const listWallets = defineEndpoint({
  name: 'listWallets',
  method: 'GET',
  path: '/wps/wallets',
  moduleId: 'FUNDTRANS3',
  token: 'required',
  retries: 2,
  request: v.object({}),
  response: v.object({ list: tolerantList(walletRow) }),
})
