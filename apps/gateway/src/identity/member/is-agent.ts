const agentTypes = new Set([1, 2, 41, 42])

/** Whether a member type is one of the agents'. */
export const isAgent = (type: number): boolean => agentTypes.has(type)
