import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getActivity, getAvatar, getSecurityConfig, listSessions } from '@parlour/api-client/endpoints'
import { recordPeriod, recordView, todayOf } from '../records/record-view.ts'

const own = (name: string, account: string) => ['member', name, account] as const

/** What guards an account. */
export const securityQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getSecurityConfig, {}), queryKey: own(getSecurityConfig.name, account), staleTime: 30_000,
})

/** Where an account is logged in: at most 20 sessions, the newest first. */
export const sessionsQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, listSessions, { size: 20 }), queryKey: own(listSessions.name, account), staleTime: 10_000,
})

/** The picture of an account. */
export const avatarQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getAvatar, {}), queryKey: own(getAvatar.name, account), staleTime: 3_600_000,
})

/** What an account did in the last seven days. */
export const activityQuery = (api: ApiClient, account: string) => ({
  ...endpointQuery(api, getActivity, recordPeriod(recordView({}, todayOf(api.clock.now())))), queryKey: own(getActivity.name, account), staleTime: 60_000,
})
