import type { TextStore } from '@parlour/api-client'
import { createContext, use } from 'react'
import type { AfterLogin, LoginPolicy, Session } from '../index.ts'

/** What a login hands on: what comes next, and whether something that was asked for before goes on now. */
export interface LoggedIn extends AfterLogin {
  readonly resumed: boolean
}

/** What the screens of this package work with. */
export interface AuthContextValue {
  readonly session: Session
  /** Where the remembered login name is kept; outlives the tab. */
  readonly rememberStore: TextStore
  readonly policy?: LoginPolicy
  readonly deviceId?: string
  readonly onLogin?: (login: LoggedIn) => void
}

/** The session and its surroundings, for the tree below `AuthProvider`. */
export const AuthContext = createContext<AuthContextValue | null>(null)

/** The session and its surroundings. @throws when no `AuthProvider` stands above. */
export function useAuth(): AuthContextValue {
  const value = use(AuthContext)
  if (!value) throw new Error('useAuth needs an AuthProvider above it')
  return value
}
