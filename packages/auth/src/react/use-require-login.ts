import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useAuth } from './auth-context.ts'
import { authRequestAtom } from './atoms.ts'

/**
 * Runs what needs a session: at once for a member; a guest gets the login popup first, and `go` runs after the login
 * (LOG-14). `go` is called after the screen has drawn the new session, so it may use what that draws.
 */
export function useRequireLogin(): (go: () => void) => void {
  const { session } = useAuth()
  const request = useSetAtom(authRequestAtom)
  return useCallback(
    (go) => {
      if (session.get().status === 'member') go()
      else request({ window: 'login', go, forced: false })
    },
    [request, session],
  )
}
