import type { logout } from '@parlour/api-client/endpoints'
import { and, eq, or } from 'drizzle-orm'
import { sessions } from '../../kernel/db/index.ts'
import { sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/**
 * Ends the session of the call, and those of the same member on the same device: other tabs of the browser follow even
 * where they are not notified. The game frames that these opened end with them. The browser forgets its kept pages; its
 * storage holds theme, language and the remembered name as well, and stays.
 */
export const handleLogout: Handler<typeof logout> = async (call) => {
  const { tokenHash, memberId, deviceId } = sessionOf(call)
  const here = eq(sessions.tokenHash, tokenHash)
  const beside = deviceId ? and(eq(sessions.memberId, memberId), eq(sessions.deviceId, deviceId)) : undefined
  await call.gateway.db.update(sessions).set({ revoked: true }).where(or(here, beside))
  call.headers.set('Clear-Site-Data', '"cache"')
  return null
}
