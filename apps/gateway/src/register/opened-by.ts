import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { idempotency } from '../db/tables/index.ts'

/** The member that an earlier registration with this key has opened; null when there was none. */
export async function openedBy(db: Database, scope: string, key: string): Promise<number | null> {
  const [stored] = await db.select().from(idempotency).where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  return stored ? (stored.answer as { memberId: number }).memberId : null
}
