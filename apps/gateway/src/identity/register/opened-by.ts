import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import { idempotency } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

const openedForm = v.object({ memberId: v.number() })

/** The member that an earlier registration with this key has opened; null when there was none. */
export async function openedBy(db: Database, scope: string, key: string): Promise<number | null> {
  const [stored] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  return stored ? v.parse(openedForm, stored.answer).memberId : null
}
