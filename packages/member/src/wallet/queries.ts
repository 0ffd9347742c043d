import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getMerchantWallet, getWalletLockStatus, listWallets } from '@parlour/api-client/endpoints'

/**
 * Query options of the wallets of an account with their locks, the main wallet first; sums in minor units.
 *
 * @param account user name, for the query key
 * @param language the platform's language code; reasons of locks come in it
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { list } = await walletsQuery(api, 'linhtran88', 'EN').queryFn()
 */
export const walletsQuery = (api: ApiClient, account: string, language: string) => ({
  ...endpointQuery(api, listWallets, {}),
  queryKey: [listWallets.name, account, language] as const,
  staleTime: 10_000,
})

/**
 * Query options of which wallets nothing may be moved out of or into.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const { locked } = await walletLockQuery(api, 'linhtran88').queryFn()
 */
export const walletLockQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getWalletLockStatus, {}),
  queryKey: [getWalletLockStatus.name, account] as const,
  staleTime: 10_000,
})

/**
 * Query options of which providers keep wallets of their own; the same for all accounts.
 *
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example const { isSingle } = await merchantWalletQuery(api).queryFn()
 */
export const merchantWalletQuery = (api: ApiClient) => ({
  ...endpointQuery(api, getMerchantWallet, {}),
  staleTime: 600_000,
})
