import type { ApiClient } from '@parlour/api-client'
import { reportFirstLogin, type SessionValue } from '@parlour/api-client/endpoints'
import type { Session } from '../session/create-session.ts'
import { afterLogin, type AfterLogin, type LoginPolicy, type LoginWay } from './after-login.ts'

/** How somebody came in: by which way, under which name where the answer has none, and what the brand decides. */
export interface Entrance {
  readonly way: LoginWay
  /** Stands in when the answer names nobody. */
  readonly account: string
  readonly policy?: LoginPolicy | undefined
}

/**
 * What every way in ends with: the session begins, the first login of an account is told to the platform (LOG-05; nobody
 * waits for the answer), and the caller learns what comes next.
 */
export function enter(api: ApiClient, session: Session, value: SessionValue, { way, account, policy }: Entrance): AfterLogin {
  session.start(value, account)
  if (value.firstTimeLogin) api.call(reportFirstLogin, {}).catch(() => undefined)
  return afterLogin(value, way, policy)
}
