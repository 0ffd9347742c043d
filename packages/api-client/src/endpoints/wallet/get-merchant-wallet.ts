import * as v from 'valibot'
import { defineEndpoint } from '../../endpoint.ts'
import { sideList } from '../../schemas/tolerant-list.ts'

/**
 * Whether all providers play from the main wallet (`isSingle` 1); else `transferVendors` are those that keep wallets of
 * their own. Kept for an hour. Source: contract 3.5.
 */
export const getMerchantWallet = defineEndpoint({
  name: 'getMerchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  moduleId: 'COMM3',
  token: 'required',
  retries: 2,
  cache: { key: 'merchantWallet', ttl: 3_600_000 },
  request: v.object({}),
  response: v.object({ isSingle: v.nullish(v.number(), 1), transferVendors: sideList(v.string()) }),
})
