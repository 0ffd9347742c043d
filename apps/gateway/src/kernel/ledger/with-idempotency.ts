import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterConflicts } from '../db/conflicts.ts'
import type { Database } from '../db/open-database.ts'
import { idempotency } from '../db/tables/index.ts'
import { DomainError, stillRunning } from '../http/domain-error.ts'

/** What names one effect: whose it is, the client's key, and what was asked. */
export interface IdempotencyInput {
  readonly scope: string
  readonly key: string
  readonly body: unknown
  readonly now: number
}

/** What both drivers answer to the question for the lock. */
type Row = { readonly free: boolean }

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, part]) => [name, sorted(part)]),
  )
}

/** A hash of a body that does not depend on the order of its members. */
export const bodyHashOf = (body: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')

/**
 * Runs `effect` once for a key: its answer is stored in the same transaction and replayed for the same key and body.
 * A refusal thrown by the effect rolls everything back and leaves the key free; after a conflict with another
 * transaction the effect runs again.
 * @throws DomainError idempotency.key.reused for another body, idempotency.running while the first call is running
 */
export async function withIdempotency<Answer>(
  db: Database,
  { scope, key, body, now }: IdempotencyInput,
  effect: (tx: Database) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly replayed: boolean }> {
  const bodyHash = bodyHashOf(body)
  return afterConflicts(() =>
    db.transaction(async (tx) => {
      const mine = sql`select pg_try_advisory_xact_lock(hashtextextended(${`${scope}/${key}`}, 0)) as free`
      const { rows } = await tx.execute<Row>(mine)
      if (!rows[0]?.free) throw stillRunning()
      const [stored] = await tx
        .select()
        .from(idempotency)
        .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
      if (stored) {
        if (stored.bodyHash !== bodyHash) throw new DomainError('idempotency.key.reused')
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the effect of the same key, scope and body has answered it
        return { answer: stored.answer as Answer, replayed: true }
      }
      const answer = await effect(tx)
      await tx.insert(idempotency).values({ scope, key, bodyHash, answer, at: now })
      return { answer, replayed: false }
    }),
  )
}
