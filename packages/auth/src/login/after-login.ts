/** What a brand decides about old and given passwords. */
export interface LoginPolicy {
  /** A password that operators hand out; null where there is none. Comes from the server's settings, never from code. */
  readonly defaultPassword?: string | null
  /** Whether an expired password must change (PWDEXPFORCECHANGE3). */
  readonly expiryEnforced?: boolean
  /** What else happens at the very first login of an account (LOG-05). */
  readonly onFirstLogin?: () => void
}

/** What comes after a login: a welcome, or a new password first; `forced` leaves no way around it. */
export interface AfterLogin {
  readonly next: 'welcome' | 'change-password'
  readonly forced: boolean
}

/** Decides what comes after a login by name and password. Source: specification 4, LOG-06. */
export function afterLogin(
  value: { readonly firstTimeLogin: boolean; readonly passwordExpired: boolean },
  password: string,
  { defaultPassword = null, expiryEnforced = false }: LoginPolicy = {},
): AfterLogin {
  const expired = value.passwordExpired && expiryEnforced
  return {
    next: expired || password === defaultPassword ? 'change-password' : 'welcome',
    forced: expired || value.firstTimeLogin,
  }
}
