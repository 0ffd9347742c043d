import { useStore } from 'jotai'
import { useCallback } from 'react'
import type { AfterLogin } from '../index.ts'
import { useAuth } from './auth-context.ts'
import { authRequestAtom } from './atoms.ts'

/**
 * What every way in ends with, once the session has begun: a password that must change comes first, then what was asked
 * for before goes on (LOG-14), and who asked for nothing is welcomed (LOG-06).
 */
export function useEntered(): (after: AfterLogin) => void {
  const { onLogin } = useAuth()
  const store = useStore()
  return useCallback(
    (after) => {
      const { go } = store.get(authRequestAtom)
      const change = after.next === 'change-password'
      store.set(authRequestAtom, {
        window: change ? 'password' : go ? null : 'welcome',
        go,
        forced: change && after.forced,
      })
      onLogin?.({ ...after, resumed: go !== null })
    },
    [onLogin, store],
  )
}
