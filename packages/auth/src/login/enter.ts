import type { ApiClient } from '@parlour/api-client'
import { reportFirstLogin, type SessionValue } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import { afterLogin, type AfterLogin, type LoginPolicy, type LoginWay } from './after-login.ts'

/** How somebody came in: by which way, under which name where the answer has none, and what the brand decides. */
export interface Entrance {
  readonly way: LoginWay
  /** Stands in when the answer names no account. */
  readonly account: string
  readonly policy?: LoginPolicy | undefined
}

/**
 * Ends every kind of login: starts the session and reports the first
 * login of an account (LOG-05) without waiting for the response.
 *
 * @param value the server's answer to the login
 * @param entrance login method, account and the brand's policy
 * @returns what comes next
 * @example enter(api, session, await api.call(acmeLogin, input), { way: 'password', account: 'demo01' })
 */
export function enter(
  api: ApiClient,
  session: Session,
  value: SessionValue,
  { way, account, policy }: Entrance,
): AfterLogin {
  session.start(value, account)
  if (value.firstTimeLogin) api.call(reportFirstLogin, {}).catch(() => undefined)
  return afterLogin(value, way, policy)
}
