import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getActivity, getAvatar, getSecurityConfig, listSessions } from '@parlour/api-client/endpoints'
import { recordPeriod, recordView, todayOf } from '../records/record-view.ts'

const own = (name: string, account: string) => [name, account] as const

/**
 * Query options of an account's security settings.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(securityQuery(api, 'linhtran88'))
 */
export const securityQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getSecurityConfig, {}),
  queryKey: own(getSecurityConfig.name, account),
  staleTime: 30_000,
})

/**
 * Query options of an account's sessions: at most 20, newest first.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(sessionsQuery(api, 'linhtran88'))
 */
export const sessionsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listSessions, { size: 20 }),
  queryKey: own(listSessions.name, account),
  staleTime: 10_000,
})

/**
 * Query options of an account's avatar.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(avatarQuery(api, 'linhtran88'))
 */
export const avatarQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAvatar, {}),
  queryKey: own(getAvatar.name, account),
  staleTime: 3_600_000,
})

/**
 * Query options of an account's activity in the last seven days.
 *
 * @param account user name, for the query key
 * @returns options for a route's loader and for `useQuery`;
 *   `queryFn` throws RefusedError, ContractError or UnreachedError
 * @example useQuery(activityQuery(api, 'linhtran88'))
 */
export const activityQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getActivity, recordPeriod(recordView({}, todayOf(api.clock.now())))),
  queryKey: own(getActivity.name, account),
  staleTime: 60_000,
})
