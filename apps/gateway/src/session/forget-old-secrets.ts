import { lt } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { captchas, loginTickets, oneTimeCodes, outbox } from '../db/tables/index.ts'
import { forgetOldAttempts } from '../limits/attempts.ts'
import { longestSpan } from '../limits/limits.ts'

const outboxMs = 7 * 86_400_000

/** Forgets what has run out: attempts beyond every limit, codes, sent passwords, captchas, tickets, and mail of last week. */
export async function forgetOldSecrets(db: Database, now: number): Promise<void> {
  await forgetOldAttempts(db, now - longestSpan)
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now))
  await db.delete(captchas).where(lt(captchas.expiresAt, now))
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, now))
  await db.delete(outbox).where(lt(outbox.at, now - outboxMs))
}
