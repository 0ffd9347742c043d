import type { listSessions } from '@parlour/api-client/endpoints'
import { and, desc, eq, gt } from 'drizzle-orm'
import { sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'
import { idleMs, longestMs, networkTold, sessionOf } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'

/** The sessions of a member that still live, the newest first. */
export const liveSessions = (db: Database, memberId: number, now: number) =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.memberId, memberId),
        eq(sessions.revoked, false),
        gt(sessions.seenAt, now - idleMs),
        gt(sessions.createdAt, now - longestMs),
      ),
    )
    .orderBy(desc(sessions.createdAt))

/** The live sessions of this member. */
export const handleListSessions: Handler<typeof listSessions> = async (call) => {
  const { gateway, request, now } = call
  const { tokenHash, memberId } = sessionOf(call)
  const { page, size } = request
  const all = await liveSessions(gateway.db, memberId, now)
  return {
    list: all.slice((page - 1) * size, page * size).map((session) => ({
      sessionId: session.id,
      network: networkTold(session.network),
      lastNetwork: networkTold(session.lastNetwork ?? session.network),
      lastCountry: session.lastCountry,
      browser: session.browser,
      system: session.system,
      loginTime: session.createdAt,
      lastSeenTime: session.seenAt,
      current: session.tokenHash === tokenHash,
    })),
    totalPages: Math.max(1, Math.ceil(all.length / size)),
    totalCount: all.length,
  }
}
