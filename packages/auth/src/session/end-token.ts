import type { ApiClient } from '@parlour/api-client'
import { logout } from '@parlour/api-client/endpoints'

/** Tells the server that the session of a token is over; no caller waits for the answer. */
export function endToken(api: ApiClient, token: string): void {
  api.call(logout, {}, { token }).catch(() => undefined)
}
