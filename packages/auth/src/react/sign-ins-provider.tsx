import type { ReactNode } from 'react'
import { AuthContext, useAuth, type AuthContextValue } from './auth-context.ts'

/** Props of `SignInsProvider`. */
export interface SignInsProviderProps extends Pick<AuthContextValue, 'human' | 'social' | 'phone' | 'sealRandom' | 'codeChannel'> {
  readonly children: ReactNode
}

/** Gives the forms below what only they sign in with, on a site that loads it with them and not with its first page. */
export function SignInsProvider({ children, ...ways }: SignInsProviderProps) {
  return <AuthContext value={{ ...useAuth(), ...ways }}>{children}</AuthContext>
}
