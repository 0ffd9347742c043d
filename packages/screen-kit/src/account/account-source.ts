/**
 * Who is signed in: no account, an account whose type the server
 * has not told yet, a demo account, an agent, or a member.
 */
export type AccountRole = 'guest' | 'unknown' | 'demo' | 'agent' | 'member'

/** Where screens read who is signed in; the session of `@parlour/auth` is behind it. */
export interface AccountSource {
  /** Calls back after each change, until the returned function is called. */
  readonly subscribe: (changed: () => void) => () => void
  /** The account name, empty where the session does not know it yet; null for a guest. */
  readonly account: () => string | null
  readonly role: () => AccountRole
}
