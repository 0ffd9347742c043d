import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getChatUnreadCount } from '@parlour/api-client/endpoints'

/**
 * Query options of the number of unread chat messages, refetched on focus and every minute. Source: CHT-01.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(chatUnreadQuery(api, 'linhtran88'))
 */
export const chatUnreadQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getChatUnreadCount, {}, account),
  staleTime: 30_000,
  refetchInterval: 60_000,
  retry: false,
})
