import { useEffect } from 'react'
import { sessionStore } from '../platform/stores.ts'

const key = 'firstLogin'

/**
 * Whether an account is here since its first login, `now` on this
 * page or before a reload of it; false for a guest. Source: MOD-07.
 */
export function useFirstLogin(account: string | null, now: boolean): boolean {
  const first = account !== null && (now || sessionStore.get(key) === account)
  useEffect(() => (first ? sessionStore.set(key, account) : sessionStore.remove(key)), [first, account])
  return first
}
