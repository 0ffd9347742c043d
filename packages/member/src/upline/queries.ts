import type { ApiClient } from '@parlour/api-client'
import { listRecipients, type Recipient } from '@parlour/api-client/endpoints'

/** The agent above a member: the user name, the masked real name and the level, each null where it is not said. */
export type Upline = Pick<Recipient, 'name' | 'maskedName' | 'level'>

/**
 * Query options of the agent above a member; null where the platform names none.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`
 * @throws ApiError from `queryFn`: RefusedError (in_need_true_account), ContractError or UnreachedError
 * @example const upline = await uplineQuery(api, 'linhtran88').queryFn()
 */
export const uplineQuery = (api: ApiClient, account: string) => ({
  queryKey: [listRecipients.name, account, 'upline'] as const,
  queryFn: async (): Promise<Upline | null> => {
    const { list } = await api.call(listRecipients, {})
    return list.find(({ relation }) => relation === 'upline') ?? null
  },
  staleTime: 600_000,
})
