import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getTeamAttention, getTeamOverview } from '@parlour/api-client/endpoints'
import { teamPeriod, type TeamView } from './team-view.ts'

/**
 * Query options of the team's figures for the days of a view.
 *
 * @param account the agent's user name, for the query key
 * @param zone the platform's time zone, an IANA name
 * @returns options for a route's loader and for `useQuery`
 * @example await overviewQuery(api, 'marcobay01', teamView({}, '2026-01-14'), 'Asia/Manila').queryFn()
 */
export const overviewQuery = (api: ApiClient, account: string, view: TeamView, zone: string) => ({
  ...endpointQuery(api, getTeamOverview, teamPeriod(view, zone), account),
  staleTime: 30_000,
})

/**
 * Query options of the members to look after, for the days of a view.
 *
 * @param account the agent's user name, for the query key
 * @param zone the platform's time zone, an IANA name
 * @returns options for a route's loader and for `useQuery`
 * @example const { newest } = await attentionQuery(api, 'marcobay01', teamView({}, '2026-01-14'), 'Asia/Manila').queryFn()
 */
export const attentionQuery = (api: ApiClient, account: string, view: TeamView, zone: string) => ({
  ...endpointQuery(api, getTeamAttention, teamPeriod(view, zone), account),
  staleTime: 60_000,
})
