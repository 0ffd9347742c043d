import type { Database } from '../db/open-database.ts'
import type { Call } from '../http/call.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { callWithIdempotency, type IdempotentCall } from './call-with-idempotency.ts'
import { lockMember } from './lock-member.ts'

/**
 * Runs a mutation of a member's money once for its idempotency key,
 * one at a time, at most ten a minute: for calls behind a button.
 * A try is counted in a transaction of its own, before any check, so that a refused one counts too; a replayed response
 * is not counted against the limit.
 * @throws DomainError TOO_MANY_REQUESTS, wallet.transfer.running, those of `before`, and those of `callWithIdempotency`
 */
export const withMemberLock = <Answer, Ready = void>(
  call: Call,
  { of, memberId, body, before }: IdempotentCall<Ready>,
  effect: (tx: Database, ready: Ready) => Promise<Answer>,
): Promise<Answer> =>
  callWithIdempotency(
    call,
    {
      of,
      memberId,
      body,
      async before() {
        await countOrRefuse(call.gateway, [{ limit: 'money.member', of: String(memberId) }], call.now)
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Ready is void where nothing is to be done before
        return (await before?.()) as Ready
      },
    },
    async (tx, ready) => {
      await lockMember(tx, memberId)
      return effect(tx, ready)
    },
  )
