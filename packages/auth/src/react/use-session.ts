import { useSyncExternalStore } from 'react'
import type { SessionState } from '../index.ts'
import { useAuth } from './auth-context.ts'

/**
 * The session's state. The component renders again on every change, also one in another tab.
 *
 * @returns the state: `guest` or `member` with the account
 * @example const isMember = useSession().status === 'member'
 */
export function useSession(): SessionState {
  const { session } = useAuth()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
