import type { AfterLogin, LoginCheck } from '../../index.ts'

/**
 * A login that goes on in a second step, with what the first
 * one knows. It lives in memory as long as the window shows it.
 */
export interface PendingLogin {
  readonly check: LoginCheck
  readonly username: string
  /** Makes the same login again: the platform then sends another code. */
  readonly again: () => Promise<AfterLogin>
  readonly finish: (after: AfterLogin) => void
}

/** What a form of the login window works with. */
export interface LoginMethod {
  /** Whether the platform has already asked for the signs of a picture. */
  readonly asked: boolean
  readonly onEntered: (after: AfterLogin) => void
  /** The platform asks for a second step. */
  readonly onCheck: (pending: PendingLogin) => void
}
