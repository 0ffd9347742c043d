import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { idempotency } from '../db/tables/index.ts'
import type { Call } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { bodyHashOf, withIdempotency, type IdempotencyInput } from './with-idempotency.ts'
import { BalanceTooLow } from './post-transfer.ts'

/** Whose effect it is: the name of the endpoint, the member, and what was asked (without secrets). */
export interface IdempotentCall<Ready> {
  readonly of: string
  readonly memberId: number
  readonly body: unknown
  /**
   * What has to be done before the transaction begins, as counting and hashing have; the effect gets what it answers. An
   * answer that is told again asks for none of it.
   */
  readonly before?: () => Promise<Ready>
}

/** The answer that a key has already, or null: what is committed does not change, so it is read without a lock. */
async function storedAnswer(db: Database, { scope, key, body }: IdempotencyInput): Promise<{ readonly answer: unknown } | null> {
  const [stored] = await db.select().from(idempotency).where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  if (stored && stored.bodyHash !== bodyHashOf(body)) throw new DomainError('idempotency.key.reused', { status: 422 })
  return stored ?? null
}

/**
 * Does the effect of a call of a member once for its key, and says so when the answer is told again.
 * @throws DomainError wallet.balance.low when the ledger finds too little money, idempotency.key.reused, idempotency.running
 */
export async function callWithIdempotency<Answer, Ready = undefined>(
  call: Call,
  { of, memberId, body, before }: IdempotentCall<Ready>,
  effect: (tx: Database, ready: Ready) => Promise<Answer>,
): Promise<Answer> {
  const { gateway, now, idempotencyKey } = call
  const input = { scope: `${of}/${memberId}`, key: idempotencyKey ?? '', body, now }
  const replay = (answer: Answer): Answer => {
    call.headers.set('Idempotent-Replayed', 'true')
    return answer
  }
  const stored = before ? await storedAnswer(gateway.db, input) : null
  if (stored) return replay(stored.answer as Answer)
  const ready = (await before?.()) as Ready
  try {
    const { answer, replayed } = await withIdempotency(gateway.db, input, (tx) => effect(tx, ready))
    return replayed ? replay(answer) : answer
  } catch (error) {
    throw error instanceof BalanceTooLow ? new DomainError('wallet.balance.low') : error
  }
}
