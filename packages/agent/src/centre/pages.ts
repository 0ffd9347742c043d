/** The pages of the agent centre that there are; the first is the one it opens with. Source: AGT-02. */
export const agentPages = ['agentTeamOverview'] as const

/** The key of a page of the agent centre; it is the last part of its address. */
export type AgentPage = (typeof agentPages)[number]

/**
 * Whether a text is the key of a page of the agent centre.
 *
 * @param page the last part of an address
 * @returns a type guard
 * @example if (isAgentPage(params.page)) show(params.page)
 */
export const isAgentPage = (page: string): page is AgentPage => agentPages.some((each) => each === page)
