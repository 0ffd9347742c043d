import type { joinPromotion } from '@parlour/api-client/endpoints'
import { promotionJoins } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { promotionOf } from './promotion-terms.ts'
import { lastsUntil, runningPromotion } from './running-promotion.ts'
import { weekendOf } from './weekend-turnover.ts'

/**
 * Joins a promotion for its running period, or its next one; joining again changes nothing. One that ends within that
 * period would give nothing for it.
 * @throws DomainError promotion.unknown, promotion.join.none, in_need_true_account
 */
export const handleJoinPromotion: Handler<typeof joinPromotion> = (call) => {
  const { gateway, request, now } = call
  const { memberId } = realMemberOf(call)
  const { promotionId } = request
  return callWithIdempotency(call, { of: 'joinPromotion', memberId, body: { promotionId } }, async (tx) => {
    const promotion = runningPromotion(gateway, promotionId, now)
    if (promotionOf(gateway, promotionId)?.type !== 'SIGNUP') throw new DomainError('promotion.join.none')
    const { from, until } = weekendOf(now)
    if (!lastsUntil(promotion, until)) throw new DomainError('promotion.unknown')
    await tx.insert(promotionJoins).values({ promotionId, memberId, period: from, at: now }).onConflictDoNothing()
    return { promotionId, status: 'signed', startTime: from, endTime: until }
  })
}
