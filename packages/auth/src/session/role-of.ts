/** What an account is: a player, an agent with a team, or a demo account that may only look around. */
export type Role = 'member' | 'agent' | 'demo'

const agentTypes: readonly number[] = [1, 2, 41, 42]
const demoAccountType = 4

/**
 * The role of an account type. Source: specification 6.
 *
 * @param type the platform's `customerType`: 1, 2, 41 and 42 are agents, 4 is a demo account
 * @returns the role
 * @example roleOf(4) // 'demo'
 */
export const roleOf = (type: number): Role =>
  type === demoAccountType ? 'demo' : agentTypes.includes(type) ? 'agent' : 'member'
