import { roleOf } from './role-of.ts'
import type { SessionState } from './session-state.ts'

/**
 * What a guard says: come in (`pass`), log in first (`login`), this
 * needs another kind of account (`real-account`, the platform's
 * `in_need_true_account`), or what it depends on has not been loaded yet (`unknown`).
 */
export type Verdict = 'pass' | 'login' | 'real-account' | 'unknown'

/** What has been loaded of the agent centre: its check passes with both. Source: AGT-01. */
export interface CentreState {
  readonly merchant: boolean
  readonly contracts: boolean
}

/**
 * Lets in everybody with a session.
 *
 * @returns `pass` or `login`
 * @example if (requireToken(session.get()) === 'login') openLogin()
 */
export const requireToken = ({ status }: SessionState): Verdict => (status === 'member' ? 'pass' : 'login')

/**
 * Lets in members whose account is no demo account: member centre, cashier, favourites, chat (MEM-08).
 *
 * @returns `real-account` for a demo account, `unknown` until the account type is loaded
 * @example const guard = useGuard(requireRealMember)
 */
export function requireRealMember(state: SessionState): Verdict {
  if (state.status === 'guest') return 'login'
  if (state.type === null) return 'unknown'
  return roleOf(state.type) === 'demo' ? 'real-account' : 'pass'
}

/**
 * Lets in agents, once merchant and contracts are loaded (AGT-01).
 *
 * @returns `real-account` for other accounts, `unknown` until everything is loaded
 * @example requireAgent(session.get(), { merchant: true, contracts: true })
 */
export function requireAgent(state: SessionState, { merchant, contracts }: CentreState): Verdict {
  if (state.status === 'guest') return 'login'
  if (state.type === null) return 'unknown'
  if (roleOf(state.type) !== 'agent') return 'real-account'
  return merchant && contracts ? 'pass' : 'unknown'
}
