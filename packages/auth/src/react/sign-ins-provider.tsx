import type { ReactNode } from 'react'
import { AuthContext, useAuth, type AuthContextValue } from './auth-context.ts'

/** Props of `SignInsProvider`. */
export interface SignInsProviderProps extends Pick<
  AuthContextValue,
  'human' | 'social' | 'phone' | 'sealRandom' | 'codeChannel'
> {
  readonly children: ReactNode
}

/**
 * Adds login methods to the forms below it: social sign-in, phone sign-in,
 * captcha service. Load it with the forms, not with the first page.
 *
 * @example
 * <SignInsProvider social={social} human={human}>
 *   <LoginModal flags={flags} />
 * </SignInsProvider>
 */
export function SignInsProvider({ children, ...ways }: SignInsProviderProps) {
  return <AuthContext value={{ ...useAuth(), ...ways }}>{children}</AuthContext>
}
