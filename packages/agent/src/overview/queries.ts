import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getTeamOverview } from '@parlour/api-client/endpoints'
import { teamPeriod, type TeamView } from './team-view.ts'

/**
 * Query options of the team's figures for the days of a view.
 *
 * @param account the agent's user name, for the query key
 * @param zone the platform's time zone, an IANA name
 * @returns options for a route's loader and for `useQuery`
 * @example await overviewQuery(api, 'marcobay01', teamView({}, '2026-01-14'), 'Asia/Manila').queryFn()
 */
export const overviewQuery = (api: ApiClient, account: string, view: TeamView, zone: string) => {
  const input = teamPeriod(view, zone)
  return {
    ...endpointQuery(api, getTeamOverview, input),
    queryKey: ['agent', getTeamOverview.name, account, input] as const,
    staleTime: 30_000,
  }
}
