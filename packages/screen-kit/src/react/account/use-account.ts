import { useSyncExternalStore } from 'react'
import type { AccountRole } from '../../index.ts'
import { useAccountSource } from './account-context.ts'

/**
 * The signed-in account. The component renders again when it changes.
 *
 * @returns its name, empty while the session does not know it; null for a guest
 * @example const isGuest = useSignedIn() === null
 */
export function useSignedIn(): string | null {
  const { subscribe, account } = useAccountSource()
  return useSyncExternalStore(subscribe, account, account)
}

/**
 * The signed-in account, for query keys and calls.
 *
 * @returns its name; an empty text for a guest
 * @example const account = useAccount()
 */
export const useAccount = (): string => useSignedIn() ?? ''

/**
 * The role of the signed-in account. The component renders again when it changes.
 *
 * @returns the role
 * @example const isAgent = useAccountRole() === 'agent'
 */
export function useAccountRole(): AccountRole {
  const { subscribe, role } = useAccountSource()
  return useSyncExternalStore(subscribe, role, role)
}

/**
 * The signed-in account, if it is a real account.
 *
 * @returns its name; an empty text for a guest and for a demo account
 * @example const account = useRealAccount()
 */
export function useRealAccount(): string {
  const account = useAccount()
  return useAccountRole() === 'demo' ? '' : account
}
