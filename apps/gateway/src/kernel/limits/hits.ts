import { inArray, like, or, sql } from 'drizzle-orm'
import { isAnyOf } from '../db/any-of.ts'
import type { Database } from '../db/open-database.ts'
import { attempts } from '../db/tables/index.ts'

/** What to read of a subject: its newest `most` hits after the moment `since`. */
export interface HitQuery {
  readonly subject: string
  readonly since: number
  readonly most: number
}

type Row = { readonly subject: string; readonly at: string | number }

/** When the subjects came, newest first, by subject (milliseconds since 1970). */
export async function readHits(db: Database, hitQueries: readonly HitQuery[]): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<Row>(sql`
    select asked.subject, noted.at
    from jsonb_to_recordset(${JSON.stringify(hitQueries)}::jsonb) as asked(subject text, since bigint, most int)
    cross join lateral (
      select at from attempts where attempts.subject = asked.subject and at > asked.since order by at desc limit asked.most
    ) as noted
    order by noted.at desc`)
  const times = new Map(hitQueries.map(({ subject }) => [subject, [] as number[]]))
  for (const { subject, at } of rows) times.get(subject)?.push(Number(at))
  return times
}

/** Holds subjects until the transaction `tx` ends, so that what is counted is still true when it is noted. */
export async function lockLimitKeys(tx: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of [...subjects].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`attempts/${subject}`}, 0))`)
}

/** Notes one attempt of each subject; answers the ids of the notes. */
export async function recordHits(db: Database, subjects: readonly string[], now: number): Promise<number[]> {
  const noted = await db
    .insert(attempts)
    .values(subjects.map((subject) => ({ subject, at: now })))
    .returning({ id: attempts.id })
  return noted.map(({ id }) => id)
}

/** Takes notes back, after a try that was never carried out. */
export async function withdrawHits(db: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.delete(attempts).where(isAnyOf(attempts.id, ids))
}

/** Forgets the attempts of subjects, after a success. */
export async function forgetHits(db: Database, subjects: readonly string[]): Promise<void> {
  await db.delete(attempts).where(inArray(attempts.subject, [...subjects]))
}

/** Forgets the attempts of every subject that begins like one of these. */
export async function forgetHitsLike(db: Database, beginnings: readonly string[]): Promise<void> {
  const escaped = beginnings.map((beginning) => beginning.replace(/[\\%_]/g, (sign) => `\\${sign}`))
  await db.delete(attempts).where(or(...escaped.map((beginning) => like(attempts.subject, `${beginning}%`))))
}
