import { fromWireAnswer, toWireAnswer } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import type { Database } from '../db/open-database.ts'
import { idempotency } from '../db/tables/index.ts'
import { keyOf, type Call } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { bodyHashOf, withIdempotency, type IdempotencyInput } from './with-idempotency.ts'
import { BalanceTooLow } from './post-transfer.ts'

/** What identifies the effect: the endpoint's name, the member, and the request without secrets. */
export interface IdempotentCall<Ready> {
  readonly of: string
  readonly memberId: number
  readonly body: unknown
  /**
   * What must run before the transaction, such as counting and hashing; the effect gets its result. A
   * replayed response skips it.
   */
  readonly before?: () => Promise<Ready>
}

/** The answer that a key has already, or null: what is committed does not change, so it is read without a lock. */
async function storedAnswer(
  db: Database,
  { scope, key, body }: IdempotencyInput,
): Promise<{ readonly answer: unknown } | null> {
  const [stored] = await db
    .select()
    .from(idempotency)
    .where(and(eq(idempotency.scope, scope), eq(idempotency.key, key)))
  if (stored && stored.bodyHash !== bodyHashOf(body)) throw new DomainError('idempotency.key.reused')
  return stored ?? null
}

/**
 * Runs the effect of a member's call once for its key, and marks a replayed response. Answers are stored in their
 * wire form, so that the versions before and after an upgrade read the same.
 * @throws DomainError wallet.balance.low when the ledger finds
 *   too little money, idempotency.key.reused, idempotency.running
 */
export async function callWithIdempotency<Answer, Ready = undefined>(
  call: Call,
  { of, memberId, body, before }: IdempotentCall<Ready>,
  effect: (tx: Database, ready: Ready) => Promise<Answer>,
): Promise<Answer> {
  const { gateway, now } = call
  const input = { scope: `${of}/${memberId}`, key: keyOf(call), body, now }
  const replay = (answer: Answer): Answer => {
    call.headers.set('Idempotent-Replayed', 'true')
    return fromWireAnswer(call.endpoint, answer)
  }
  const stored = before ? await storedAnswer(gateway.db, input) : null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the effect of the same key, scope and body has answered it
  if (stored) return replay(stored.answer as Answer)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ready is undefined where nothing is to be done before
  const ready = (await before?.()) as Ready
  try {
    const { answer, replayed } = await withIdempotency(gateway.db, input, async (tx) =>
      toWireAnswer(call.endpoint, await effect(tx, ready)),
    )
    return replayed ? replay(answer) : fromWireAnswer(call.endpoint, answer)
  } catch (error) {
    throw error instanceof BalanceTooLow ? new DomainError('wallet.balance.low') : error
  }
}
