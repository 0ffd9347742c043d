import type { logout } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sessions } from '../db/tables/index.ts'
import { sessionOf, type Handler } from '../http/call.ts'

/** Ends the session of the call; the game frames it opened end with it. */
export const answerLogout: Handler<typeof logout> = async (call) => {
  const { tokenHash } = sessionOf(call)
  await call.gateway.db.update(sessions).set({ revoked: true }).where(eq(sessions.tokenHash, tokenHash))
  return null
}
