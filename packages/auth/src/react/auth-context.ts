import type { ApiClient, TextStore } from '@parlour/api-client'
import { createContext, use } from 'react'
import type {
  AfterLogin,
  HumanCheck,
  LoginPolicy,
  PhoneSignIn,
  Session,
  SessionChannel,
  SocialSignIn,
} from '../index.ts'

/** What a login hands on: what comes next, and whether something that was asked for before goes on now. */
export interface LoggedIn extends AfterLogin {
  readonly resumed: boolean
}

/** What the screens of this package work with. */
export interface AuthContextValue {
  readonly session: Session
  /** Where the remembered login name and the codes of an invitation link are kept; outlives the tab. */
  readonly rememberStore: TextStore
  readonly policy?: LoginPolicy
  /** Sent with logins, so that a code is good on this device only; left out where the application stores none. */
  readonly deviceId?: string
  /** A wire to the other tabs for the countdowns of codes; without it each tab counts alone. */
  readonly codeChannel?: SessionChannel
  /** Asks for a proof of being a person in a window of its own; without it the picture in the form is the way. */
  readonly human?: HumanCheck
  /** Ways in with an account elsewhere; without it there is no such block (LOG-09). */
  readonly social?: SocialSignIn
  /** Proves a number by an SMS of Firebase; without it the platform sends its own. */
  readonly phone?: PhoneSignIn
  /**
   * A fresh random text under the platform's key, which a demo
   * account begins with where the platform wants one (LOG-08).
   */
  readonly sealRandom?: (api: ApiClient) => Promise<string>
  readonly onLogin?: (login: LoggedIn) => void
  /** A session had run out, and somebody logged in again or did not. */
  readonly onExpired?: (who: 'same' | 'other' | 'none') => void
}

/** The session and its surroundings, for the tree below `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)

/** The session and its surroundings. @throws when no `AuthProvider` stands above. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth needs an AuthProvider above it')
  return value
}
