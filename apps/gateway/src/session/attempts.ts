import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { attempts } from '../db/tables/index.ts'

/** How often each subject was noted since a moment, and when first. */
export async function countAttempts(
  db: Database,
  subjects: readonly string[],
  since: number,
): Promise<Map<string, { readonly count: number; readonly first: number }>> {
  const rows = await db
    .select({
      subject: attempts.subject,
      count: sql<number>`count(*)`.mapWith(Number),
      first: sql<number>`min(${attempts.at})`.mapWith(Number),
    })
    .from(attempts)
    .where(and(inArray(attempts.subject, [...subjects]), gt(attempts.at, since)))
    .groupBy(attempts.subject)
  return new Map(rows.map(({ subject, count, first }) => [subject, { count, first }]))
}

/** Holds subjects until the transaction `tx` ends, so that what is counted is still true when it is noted. */
export async function holdSubjects(tx: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attempts/${subject}`}, 0))`)
}

/** Notes one attempt of each subject, and forgets what is older than a day; answers the ids of the notes. */
export async function noteAttempts(db: Database, subjects: readonly string[], now: number): Promise<number[]> {
  await db.delete(attempts).where(and(inArray(attempts.subject, [...subjects]), lt(attempts.at, now - 86_400_000)))
  const noted = await db.insert(attempts).values(subjects.map((subject) => ({ subject, at: now }))).returning({ id: attempts.id })
  return noted.map(({ id }) => id)
}

/** Takes notes back, after a try that was never carried out. */
export async function withdrawAttempts(db: Database, ids: readonly number[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.id, [...ids]))
}

/** Forgets the attempts of subjects, after a success. */
export async function forgetAttempts(db: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await db.delete(attempts).where(eq(attempts.subject, subject))
}
