/** What an account is: a player, an agent with a team, or a trial account that may only look around. */
export type Role = 'member' | 'agent' | 'trial'

const agentTypes: readonly number[] = [1, 2, 41, 42]
const trialType = 4

/** The role that an account type means: 1, 2, 41, 42 are agents, 4 is a trial account. Source: specification 6. */
export const roleOf = (type: number): Role =>
  type === trialType ? 'trial' : agentTypes.includes(type) ? 'agent' : 'member'
