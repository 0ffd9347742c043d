const agentTypes: readonly number[] = [1, 2, 41, 42]

/**
 * Whether an account of this type is an agent. Source: AGT-01.
 *
 * @param type as the platform sends it
 * @returns false for players and trial accounts
 * @example isAgentType(2) // true
 */
export const isAgentType = (type: number): boolean => agentTypes.includes(type)
