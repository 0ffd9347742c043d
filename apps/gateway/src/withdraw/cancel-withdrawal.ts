import type { cancelWithdrawal } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { callWithIdempotency } from '../ledger/call-with-idempotency.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { holdWithdrawal } from './find-withdrawal.ts'
import { moveStage } from './move-stage.ts'
import { tellWithdrawal } from './withdrawal-row.ts'

/**
 * Takes a withdrawal back, once per key, while nobody has approved it; the money returns.
 * @throws DomainError withdraw.order.unknown, withdraw.cancel.late, in_need_true_account
 */
export const handleCancelWithdrawal: Handler<typeof cancelWithdrawal> = async (call) => {
  const { now, language } = call
  const { memberId } = trueMemberOf(call)
  const { orderNo } = call.request
  return callWithIdempotency(call, { of: 'cancelWithdrawal', memberId, body: { orderNo } }, async (tx) => {
    const withdrawal = await holdWithdrawal(tx, memberId, orderNo)
    const moved = await moveStage(tx, withdrawal, { to: 'cancelled', by: 'member', now })
    if (!moved) throw new DomainError('withdraw.cancel.late', { value: { stage: withdrawal.stage } })
    return tellWithdrawal(tx, language, withdrawal.id)
  })
}
