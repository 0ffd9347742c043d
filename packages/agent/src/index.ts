export { agentPageGroups, agentPages, firstAgentPage, isAgentPage } from './centre/pages.ts'
export { changeOf } from './overview/change-of.ts'
export { contractsQuery, defaultsQuery } from './centre/queries.ts'
export { daysOf, houseToday, mostDays, teamPeriod, teamView, usualDays } from './overview/team-view.ts'
export { overviewQuery } from './overview/queries.ts'

export type { AgentPage } from './centre/pages.ts'
export type { Change } from './overview/change-of.ts'
export type { TeamSearch, TeamView } from './overview/team-view.ts'
