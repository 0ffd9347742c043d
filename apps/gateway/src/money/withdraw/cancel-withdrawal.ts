import type { cancelWithdrawal } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { lockWithdrawal } from './find-withdrawal.ts'
import { transitionWithdrawal } from './transition-withdrawal.ts'
import { serializeWithdrawal } from './withdrawal-row.ts'

/**
 * Takes a withdrawal back, once per key, until it is approved; the money returns.
 * @throws DomainError withdraw.order.unknown, withdraw.cancel.late, in_need_true_account
 */
export const handleCancelWithdrawal: Handler<typeof cancelWithdrawal> = async (call) => {
  const { now, language } = call
  const { memberId } = realMemberOf(call)
  const { orderNo } = call.request
  return callWithIdempotency(call, { of: 'cancelWithdrawal', memberId, body: { orderNo } }, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, memberId, orderNo)
    const moved = await transitionWithdrawal(tx, call.gateway.ports, withdrawal, { to: 'cancelled', by: 'member', now })
    if (!moved) throw new DomainError('withdraw.cancel.late', { value: { stage: withdrawal.stage } })
    return serializeWithdrawal(tx, language, withdrawal.id)
  })
}
