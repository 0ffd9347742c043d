import { roleOf } from './role-of.ts'
import type { SessionState } from './session-state.ts'

/**
 * What a guard says: come in (`pass`), log in first (`login`), this needs another kind of account (`true-account`, the platform's
 * `in_need_true_account`), or what it depends on has not been loaded yet (`unknown`).
 */
export type Verdict = 'pass' | 'login' | 'true-account' | 'unknown'

/** What has been loaded of the agent centre: its check passes with both. Source: AGT-01. */
export interface CentreState {
  readonly merchant: boolean
  readonly contracts: boolean
}

/** Whoever has a session. */
export const requireToken = ({ status }: SessionState): Verdict => (status === 'member' ? 'pass' : 'login')

/** Whoever has a session and no trial account: the member centre, money, favourites, chat (MEM-08). */
export function requireRealMember(state: SessionState): Verdict {
  if (state.status === 'guest') return 'login'
  if (state.type === null) return 'unknown'
  return roleOf(state.type) === 'trial' ? 'true-account' : 'pass'
}

/** Agents, once merchant and contracts are known (AGT-01). */
export function requireAgent(state: SessionState, { merchant, contracts }: CentreState): Verdict {
  if (state.status === 'guest') return 'login'
  if (state.type === null) return 'unknown'
  if (roleOf(state.type) !== 'agent') return 'true-account'
  return merchant && contracts ? 'pass' : 'unknown'
}
