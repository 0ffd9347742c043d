import { atom } from 'jotai'

/**
 * A window of this package: login (`loginPopupModal`), registration (`registerModal`), recovery (`forgetPassModal`),
 * change of password (`changePassModal`), the message after a registration, the welcome after a login, and the refusal
 * of who needs another kind of account. Source: specification 2.
 */
export type AuthWindow = 'login' | 'register' | 'recovery' | 'password' | 'registered' | 'welcome' | 'real-account'

/** Which window is open, at most one, and what goes on once somebody is logged in. */
export interface AuthRequest {
  readonly window: AuthWindow | null
  /** What was asked for before the login (LOG-14). */
  readonly go: (() => void) | null
  /** Whether there is no way around the window: a password that must change (LOG-06). */
  readonly forced: boolean
}

/** No window, nothing asked for. */
export const noRequest: AuthRequest = { window: null, go: null, forced: false }

/** The state of the windows of this package. */
export const authRequestAtom = atom<AuthRequest>(noRequest)
