import { endpointQuery, type ApiClient } from '@parlour/api-client'
import { getTeamOverview } from '@parlour/api-client/endpoints'
import { teamPeriod, type TeamView } from './team-view.ts'

/** How the team of an account does in a view's days; `zone` is the house's, whose days they are. */
export const overviewQuery = (api: ApiClient, account: string, view: TeamView, zone: string) => {
  const input = teamPeriod(view, zone)
  return { ...endpointQuery(api, getTeamOverview, input), queryKey: ['agent', getTeamOverview.name, account, input] as const, staleTime: 30_000 }
}
