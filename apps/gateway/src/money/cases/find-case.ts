import { and, eq } from 'drizzle-orm'
import { cases, isAnyText } from '../../kernel/db/index.ts'
import type { CaseKind, CaseState, Database } from '../../kernel/db/index.ts'

/** A case as the database holds it. */
export type Case = typeof cases.$inferSelect

/** The case of a subject, or null. */
export async function caseOf(db: Database, kind: CaseKind, subject: string): Promise<Case | null> {
  const [found] = await db
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.subject, subject)))
  return found ?? null
}

/** How the cases of these subjects stand; a subject without one is left out. */
export async function caseStates(
  db: Database,
  kind: CaseKind,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, CaseState>> {
  if (subjects.length === 0) return new Map()
  const rows = await db
    .select({ subject: cases.subject, state: cases.state })
    .from(cases)
    .where(and(eq(cases.kind, kind), isAnyText(cases.subject, subjects)))
  return new Map(rows.map(({ subject, state }) => [subject, state]))
}
