import type { Database } from '../../kernel/db/index.ts'
import type { Call } from '../../kernel/http/index.ts'
import { withMemberLock } from '../../kernel/ledger/index.ts'
import { realMemberOf } from '../../identity/index.ts'

/** Which call takes something, and what was asked (without secrets). */
export interface Taking {
  readonly of: string
  readonly body: unknown
  /** What is checked before the transaction begins, as a password is. */
  readonly before?: () => Promise<void>
}

/**
 * Does the effect of a call by which a member takes money or points: once for its key, one at a time, ten a minute.
 * @throws DomainError in_need_true_account, wallet.transfer.running, idempotency.key.reused, idempotency.running,
 * TOO_MANY_REQUESTS
 */
export function takeReward<Answer>(
  call: Call,
  { of, body, before }: Taking,
  effect: (tx: Database, memberId: number) => Promise<Answer>,
): Promise<Answer> {
  const { memberId } = realMemberOf(call)
  return withMemberLock(call, { of, memberId, body, before }, (tx) => effect(tx, memberId))
}
