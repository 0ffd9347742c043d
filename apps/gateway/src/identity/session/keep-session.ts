import type { keepSession } from '@parlour/api-client/endpoints'
import { eq } from 'drizzle-orm'
import { sessions } from '../../kernel/db/index.ts'
import { idleMs, longestMs, notLoggedIn, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** Counts the session of the call as used now, and says how long it lives. @throws DomainError login.not.session */
export const handleKeepSession: Handler<typeof keepSession> = async (call) => {
  const { gateway, now } = call
  const mine = eq(sessions.tokenHash, sessionOf(call).tokenHash)
  const [row] = await gateway.db
    .update(sessions)
    .set({ seenAt: now })
    .where(mine)
    .returning({ createdAt: sessions.createdAt })
  if (!row) throw notLoggedIn()
  const endTime = row.createdAt + longestMs
  return { idleTime: idleMs, expirationTime: Math.min(now + idleMs, endTime), endTime }
}
