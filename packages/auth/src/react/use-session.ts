import { useSyncExternalStore } from 'react'
import type { SessionState } from '../index.ts'
import { useAuth } from './auth-context.ts'

/** Who is here; the screen follows every change, also one in another tab. */
export function useSession(): SessionState {
  const { session } = useAuth()
  return useSyncExternalStore(session.subscribe, session.get, session.get)
}
