import type { joinPromotion } from '@parlour/api-client/endpoints'
import { promotionJoins } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { callWithIdempotency } from '../ledger/call-with-idempotency.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { ruleOf } from './rules.ts'
import { runningPromotion } from './running-promotion.ts'
import { weekendOf } from './weekend-tables.ts'

/**
 * Joins a promotion for its running period, or its next one; joining again changes nothing.
 * @throws DomainError promotion.unknown, promotion.join.none, in_need_true_account
 */
export const handleJoinPromotion: Handler<typeof joinPromotion> = (call) => {
  const { gateway, request, now } = call
  const { memberId } = trueMemberOf(call)
  const { promotionId } = request
  return callWithIdempotency(call, { of: 'joinPromotion', memberId, body: { promotionId } }, async (tx) => {
    runningPromotion(gateway, promotionId, now)
    if (ruleOf(promotionId)?.action !== 'join') throw new DomainError('promotion.join.none')
    const { from, until } = weekendOf(now)
    await tx.insert(promotionJoins).values({ promotionId, memberId, period: from, at: now }).onConflictDoNothing()
    return { promotionId, status: 'signed', startTime: from, endTime: until }
  })
}
