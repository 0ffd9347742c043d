import { createContext, use } from 'react'
import type { AccountSource } from '../../index.ts'

const AccountContext = createContext<AccountSource | null>(null)

/**
 * Gives the components below it the signed-in account. `AuthProvider` of `@parlour/auth/react` contains one.
 *
 * @returns the provider
 * @example <AccountProvider value={source}>{children}</AccountProvider>
 */
export const AccountProvider = AccountContext.Provider

/** Where it is read who is signed in. @throws when no `AccountProvider` stands above. */
export function useAccountSource(): AccountSource {
  const source = use(AccountContext)
  if (!source) throw new Error('useAccount needs an AuthProvider above it')
  return source
}
