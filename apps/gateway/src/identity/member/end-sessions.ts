import type { endSessions } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { sessions } from '../../kernel/db/index.ts'
import { DomainError, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { endSessionsOf } from '../session/end-sessions-of.ts'

/** Ends one session of this member, or all but this one. @throws DomainError session.not.found */
export const handleEndSessions: Handler<typeof endSessions> = async (call) => {
  const { db } = call.gateway
  const { tokenHash, memberId } = sessionOf(call)
  const { sessionId } = call.request
  if (!sessionId) return { ended: await endSessionsOf(db, memberId, tokenHash) }
  const mine = and(eq(sessions.id, sessionId), eq(sessions.memberId, memberId), eq(sessions.revoked, false))
  const ended = await db.update(sessions).set({ revoked: true }).where(mine).returning({ id: sessions.id })
  if (ended.length === 0) throw new DomainError('session.not.found')
  return { ended: ended.length }
}
