import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { authRequestAtom, noRequest, type AuthWindow } from './atoms.ts'
import { useSession } from './use-session.ts'

/**
 * Closes a window that says something to a member once no account
 * is logged in any more, such as after a logout in another tab.
 */
export function useMemberWindow(name: AuthWindow): void {
  const { status } = useSession()
  const set = useSetAtom(authRequestAtom)
  useEffect(() => {
    if (status === 'guest') set((request) => (request.window === name ? noRequest : request))
  }, [status, name, set])
}
