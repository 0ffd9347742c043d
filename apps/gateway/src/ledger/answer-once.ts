import type { Database } from '../db/open-database.ts'
import type { Call } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { once } from './once.ts'
import { BalanceTooLow } from './post-transfer.ts'

/** Whose effect it is: the name of the endpoint, the member, and what was asked (without secrets). */
export interface OnceOf {
  readonly of: string
  readonly memberId: number
  readonly body: unknown
}

/**
 * Does the effect of a call of a member once for its key, and says so when the answer is told again.
 * @throws Refusal wallet.balance.low when the ledger finds too little money, idempotency.key.reused, idempotency.running
 */
export async function answerOnce<Answer>(
  call: Call,
  { of, memberId, body }: OnceOf,
  effect: (tx: Database) => Promise<Answer>,
): Promise<Answer> {
  const { gateway, now, idempotencyKey } = call
  try {
    const { answer, replayed } = await once(gateway.db, { scope: `${of}/${memberId}`, key: idempotencyKey ?? '', body, now }, effect)
    if (replayed) call.headers.set('Idempotent-Replayed', 'true')
    return answer
  } catch (error) {
    throw error instanceof BalanceTooLow ? new Refusal('wallet.balance.low') : error
  }
}
