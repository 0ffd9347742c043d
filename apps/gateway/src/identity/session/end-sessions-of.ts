import { and, eq, ne } from 'drizzle-orm'
import { loginTickets, sessions } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/**
 * Ends the sessions of a member, all or all but one; the game frames they opened end with them, and logins that wait
 * for their second step. Answers how many sessions ended.
 */
export async function endSessionsOf(db: Database, memberId: number, butHash?: string): Promise<number> {
  const mine = and(
    eq(sessions.memberId, memberId),
    eq(sessions.revoked, false),
    butHash ? ne(sessions.tokenHash, butHash) : undefined,
  )
  const ended = await db.update(sessions).set({ revoked: true }).where(mine).returning({ id: sessions.id })
  await db.delete(loginTickets).where(and(eq(loginTickets.memberId, memberId), eq(loginTickets.kind, 'verify')))
  return ended.length
}
