import type { claimReward } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeClaim, takeClaim } from './claims.ts'
import { takeReward } from './take-reward.ts'

/**
 * Takes an issued reward, once.
 * @throws DomainError promotion.claim.missing, promotion.claim.claimed, promotion.claim.closed, in_need_true_account,
 * TOO_MANY_REQUESTS
 */
export const handleClaimReward: Handler<typeof claimReward> = (call) => {
  const { request, language, now } = call
  const { promotionClaimId: id } = request
  return takeReward(call, { of: 'claimReward', body: { id } }, async (tx, memberId) =>
    serializeClaim(await takeClaim(tx, { id, memberId, now }), language, now),
  )
}
