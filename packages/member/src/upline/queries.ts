import type { ApiClient } from '@parlour/api-client'
import { listRecipients } from '@parlour/api-client/endpoints'

/**
 * Query options of the name of the agent above a member; null where the platform names none.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`
 * @throws ApiError from `queryFn`: RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const name = await uplineQuery(api, 'linhtran88').queryFn()
 */
export const uplineQuery = (api: ApiClient, account: string) => ({
  queryKey: [listRecipients.name, account, 'upline'] as const,
  queryFn: async (): Promise<string | null> => {
    const { list } = await api.call(listRecipients, {})
    return list.find(({ relation }) => relation === 'upline')?.name ?? null
  },
  staleTime: 600_000,
})
