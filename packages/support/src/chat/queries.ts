import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getChatUnreadCount } from '@parlour/api-client/endpoints'

/** How many answers an account has not seen in the chat; asked again on focus and once a minute. Source: CHT-01. */
export const chatUnreadQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getChatUnreadCount, {}, account), staleTime: 30_000, refetchInterval: 60_000, retry: false,
})
