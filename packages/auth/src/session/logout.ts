import type { ApiClient } from '@parlour/api-client'
import { logout as endpoint } from '@parlour/api-client/endpoints'
import type { Session } from './create-session.ts'

/**
 * Ends the session here and in the other tabs and drops cached answers (LOG-11). It does not wait for the server; a
 * failed call is ignored.
 *
 * @example logout(api, session)
 */
export function logout(api: ApiClient, session: Session): void {
  if (session.get().status === 'guest') return
  api.call(endpoint, {}).catch(() => undefined)
  session.end('logout')
  api.forget()
}
