import type { Database } from '../db/open-database.ts'
import type { Call } from '../http/call.ts'
import { countOrRefuse } from '../limits/count-unless-full.ts'
import { callWithIdempotency, type IdempotentCall } from './call-with-idempotency.ts'
import { lockMember } from './lock-member.ts'

/**
 * Moves a member's money once for the key of a call, one call at a time, ten a minute: for calls that members press a button
 * for. A try is counted by itself, before anything is checked, so that it counts although it is refused; an answer that is
 * told again costs nothing.
 * @throws DomainError TOO_MANY_REQUESTS (429), wallet.transfer.running (409), those of `before`, and those of `callWithIdempotency`
 */
export const withMemberLock = <Answer, Ready = void>(
  call: Call,
  { of, memberId, body, before }: IdempotentCall<Ready>,
  effect: (tx: Database, ready: Ready) => Promise<Answer>,
): Promise<Answer> =>
  callWithIdempotency(call, {
    of,
    memberId,
    body,
    async before() {
      await countOrRefuse(call.gateway, [{ limit: 'money.member', of: String(memberId) }], call.now)
      return (await before?.()) as Ready
    },
  }, async (tx, ready) => {
    await lockMember(tx, memberId)
    return effect(tx, ready)
  })
