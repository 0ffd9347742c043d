import { useSetAtom } from 'jotai'
import { useCallback } from 'react'
import { useAuth } from './auth-context.ts'
import { authRequestAtom } from './atoms.ts'

/**
 * Runs an action that needs a session: at once for a member, after the login modal for a guest (LOG-14), when the
 * screen has rendered with the new session.
 *
 * @returns a function that takes the action
 * @example
 * const requireLogin = useRequireLogin()
 * <button onClick={() => requireLogin(() => toggleFavourite(game))}>Favourite</button>
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
