import { sql } from 'drizzle-orm'
import { catalogueState } from '../../kernel/db/index.ts'
import type { Database } from '../../kernel/db/index.ts'

/** Counts a change of the catalogue inside its transaction, so that every gateway reads it again. */
export async function countChange(tx: Database): Promise<void> {
  await tx
    .insert(catalogueState)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: catalogueState.id, set: { version: sql`${catalogueState.version} + 1` } })
}
