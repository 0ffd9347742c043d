import { useMemo, type ReactNode } from 'react'
import { AuthContext, useAuth, type AuthContextValue } from './auth-context.ts'

/** Props of `SignInsProvider`. */
export interface SignInsProviderProps extends Pick<AuthContextValue, 'human' | 'social' | 'phone'> {
  readonly children: ReactNode
}

/** Gives the forms below what only they sign in with, on a site that loads it with them and not with its first page. */
export function SignInsProvider({ human, social, phone, children }: SignInsProviderProps) {
  const auth = useAuth()
  const value = useMemo(
    () => ({ ...auth, ...(human ? { human } : {}), ...(social ? { social } : {}), ...(phone ? { phone } : {}) }),
    [auth, human, social, phone],
  )
  return <AuthContext value={value}>{children}</AuthContext>
}
