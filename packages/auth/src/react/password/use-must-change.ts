import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { authRequestAtom } from '../atoms.ts'
import { useSession } from '../use-session.ts'

/**
 * A member who must change a temporary password finds the window open again after a reload: there is no way around it.
 */
export function useMustChange(): void {
  const session = useSession()
  const [{ window, forced }, set] = useAtom(authRequestAtom)
  const must = session.status === 'member' && session.member?.mustChangePassword === true
  const shown = window === 'password' && forced
  useEffect(() => {
    if (must && !shown) set(({ go }) => ({ window: 'password', go, forced: true }))
  }, [must, shown, set])
}
