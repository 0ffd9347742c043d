/**
 * The pages of the agent centre in the groups and the order of its menu: news, people, play, contracts. The centre opens with
 * `firstAgentPage`. Source: AGT-02.
 */
export const agentPageGroups = [
  ['agentTeamOverview', 'agentAnnouncement'],
  ['registerCenter', 'downlineManagmentView'],
  ['personalHistoryCopy', 'palStatementsAgentCopy', 'agentRevenueReport', 'agentDownlineTransactionDetailsCopy'],
  ['agentContracts', 'agentDividendRecordCopy2', 'agentDailyWages2', 'agentHourSalary', 'agentRealtimeSalary'],
] as const

/** The key of a page of the agent centre; it is the last part of its address. */
export type AgentPage = (typeof agentPageGroups)[number][number]

/** The pages of the agent centre in the order of its menu. */
export const agentPages: readonly AgentPage[] = agentPageGroups.flat()

/** The page that the agent centre opens with. Source: AGT-01. */
export const firstAgentPage: AgentPage = 'agentTeamOverview'

/**
 * Whether a text is the key of a page of the agent centre.
 *
 * @param page the last part of an address
 * @returns a type guard
 * @example if (isAgentPage(params.page)) show(params.page)
 */
export const isAgentPage = (page: string): page is AgentPage => agentPages.some((each) => each === page)
