import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import type { SessionState, Verdict } from '../../index.ts'
import { useAuth } from '../auth-context.ts'
import { authRequestAtom } from '../atoms.ts'

/**
 * Runs what only some may do: at once for who passes `rule` (`requireToken`, `requireRealMember`); a guest gets the login popup,
 * and is asked again after the login (LOG-14); who has the wrong kind of account gets the warning. Where the account type is not
 * told yet it runs, and the server decides.
 */
export function useGuard(rule: (state: SessionState) => Verdict): (go: () => void) => void {
  const { session } = useAuth()
  const request = useSetAtom(authRequestAtom)
  return useCallback(
    (go) => {
      const attempt = () => {
        const verdict = rule(session.get())
        if (verdict === 'login') request({ window: 'login', go: attempt, forced: false })
        else if (verdict === 'true-account') request({ window: 'true-account', go: null, forced: false })
        else go()
      }
      attempt()
    },
    [request, rule, session],
  )
}
