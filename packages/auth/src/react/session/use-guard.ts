import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { SessionState, Verdict } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { authRequestAtom } from '../atoms.ts'

/**
 * Runs an action for those who pass a rule. A guest gets the login modal and the
 * action runs after the login (LOG-14); the wrong kind of account gets a warning.
 * While the account type is not loaded the action runs, and the server decides.
 *
 * @returns a function that takes the action
 * @example
 * const guard = useGuard(requireRealMember)
 * <button onClick={() => guard(() => openDeposit())}>Deposit</button>
 */
export function useGuard(rule: (state: SessionState) => Verdict): (go: () => void) => void {
  const { session } = useAuth()
  const request = useSetAtom(authRequestAtom)
  return useCallback(
    (go) => {
      const attempt = () => {
        const verdict = rule(session.get())
        if (verdict === 'login') request({ window: 'login', go: attempt, forced: false })
        else if (verdict === 'real-account') request({ window: 'real-account', go: null, forced: false })
        else go()
      }
      attempt()
    },
    [request, rule, session],
  )
}
