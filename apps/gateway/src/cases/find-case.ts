import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { isAnyText } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { cases, type CaseKind, type CaseState } from '../db/tables/index.ts'

/** A case as the database holds it. */
export type Case = typeof cases.$inferSelect

/** The case of a subject, or null. */
export async function caseOf(db: Database, kind: CaseKind, subject: string): Promise<Case | null> {
  const [found] = await db.select().from(cases).where(and(eq(cases.kind, kind), eq(cases.subject, subject)))
  return found ?? null
}

/** How the cases of these subjects stand; a subject without one is left out. */
export async function caseStates(db: Database, kind: CaseKind, subjects: readonly string[]): Promise<ReadonlyMap<string, CaseState>> {
  if (subjects.length === 0) return new Map()
  const rows = await db.select({ subject: cases.subject, state: cases.state }).from(cases)
    .where(and(eq(cases.kind, kind), isAnyText(cases.subject, subjects)))
  return new Map(rows.map(({ subject, state }) => [subject, state]))
}

/** Whether no case of the subject in this column waits for a person. */
export const withoutOpenCase = (kind: CaseKind, column: PgColumn): SQL =>
  sql`not exists (select 1 from cases where cases.kind = ${kind} and cases.subject = ${column}::text and cases.state = 'open')`
