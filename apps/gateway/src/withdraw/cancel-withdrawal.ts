import type { cancelWithdrawal } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { Refusal } from '../http/refusal.ts'
import { answerOnce } from '../ledger/answer-once.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { holdWithdrawal } from './find-withdrawal.ts'
import { moveStage } from './move-stage.ts'
import { tellWithdrawal } from './withdrawal-row.ts'

/**
 * Takes a withdrawal back, once per key, while nobody has approved it; the money returns.
 * @throws Refusal withdraw.order.unknown, withdraw.cancel.late, in_need_true_account
 */
export const answerCancelWithdrawal: Handler<typeof cancelWithdrawal> = async (call) => {
  const { now, language } = call
  const { memberId } = trueMemberOf(call)
  const { orderNo } = call.request
  return answerOnce(call, { of: 'cancelWithdrawal', memberId, body: { orderNo } }, async (tx) => {
    const withdrawal = await holdWithdrawal(tx, memberId, orderNo)
    const moved = await moveStage(tx, withdrawal, { to: 'cancelled', by: 'member', now })
    if (!moved) throw new Refusal('withdraw.cancel.late', { value: { stage: withdrawal.stage } })
    return tellWithdrawal(tx, language, withdrawal.id)
  })
}
