import type { SessionValue } from '@parlour/api-client/endpoints'

/** What a brand decides about old passwords. */
export interface LoginPolicy {
  /** Whether an expired password must change (module PWDEXPFORCECHANGE3). */
  readonly expiryEnforced?: boolean
}

/** How somebody came in. Only who typed a password can be asked for another. */
export type LoginWay = 'password' | 'code' | 'social' | 'demo'

/**
 * What comes after a login: a welcome, or a new password first; `forced`
 * leaves no way around it. `first` is the first login of an account.
 */
export interface AfterLogin {
  readonly next: 'welcome' | 'change-password'
  readonly forced: boolean
  readonly first: boolean
}

/**
 * Decides what comes after a login (LOG-06): a welcome, or a new password first. The server says whether a password
 * must change; the client compares none.
 *
 * @param value the server's answer to the login
 * @returns the next step; `forced` when it cannot be skipped
 * @example
 * const { next, forced } = afterLogin(value, 'password', { expiryEnforced: true })
 */
export function afterLogin(
  value: Pick<SessionValue, 'firstTimeLogin' | 'passwordExpired' | 'mustChangePassword'>,
  way: LoginWay,
  { expiryEnforced = false }: LoginPolicy = {},
): AfterLogin {
  const given = value.mustChangePassword
  const expired = value.passwordExpired && expiryEnforced
  return {
    next: way === 'password' && (given || expired) ? 'change-password' : 'welcome',
    forced: given || expired || value.firstTimeLogin,
    first: value.firstTimeLogin,
  }
}
