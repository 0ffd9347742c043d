import type { confirmPayment, listPaymentConfirmations } from '@parlour/api-client/endpoints'
import { and, eq, inArray } from 'drizzle-orm'
import { withdrawals, type WithdrawalStage } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { callWithIdempotency } from '../ledger/call-with-idempotency.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { holdWithdrawal } from './find-withdrawal.ts'
import { moveStage } from './move-stage.ts'
import { confirmMinutes } from './withdraw-limits.ts'
import { tellWithdrawal, tellWithdrawals } from './withdrawal-row.ts'

const outcomes = {
  RECEIVED: 'received',
  NOT_RECEIVED: 'not-received',
  FORCED_RECEIVED: 'forced-received',
} as const satisfies Record<string, WithdrawalStage>

/** The paid withdrawals of the member that wait for a word. @throws DomainError in_need_true_account */
export const handleListPaymentConfirmations: Handler<typeof listPaymentConfirmations> = async (call) => {
  const { memberId } = trueMemberOf(call)
  const where = and(eq(withdrawals.memberId, memberId), inArray(withdrawals.stage, ['paid', 'not-received']))
  return { list: await tellWithdrawals(call.gateway.db, call.language, { where, limit: 50 }), confirmMinutes }
}

/**
 * Takes the member's word on a paid withdrawal, once per key. Whoever holds the row first decides: after the countdown has
 * counted it as received, a word comes too late.
 * @throws DomainError withdraw.order.unknown, withdraw.confirm.late, in_need_true_account
 */
export const handleConfirmPayment: Handler<typeof confirmPayment> = async (call) => {
  const { now, language } = call
  const { memberId } = trueMemberOf(call)
  const { orderNo, status, remark } = call.request
  return callWithIdempotency(call, { of: 'confirmPayment', memberId, body: { orderNo, status, remark } }, async (tx) => {
    const withdrawal = await holdWithdrawal(tx, memberId, orderNo)
    const late = withdrawal.countsAt !== null && withdrawal.countsAt <= now && status !== 'RECEIVED'
    const step = { to: outcomes[status], by: 'member' as const, reason: remark || null, now }
    const moved = late ? null : await moveStage(tx, withdrawal, step)
    if (!moved) throw new DomainError('withdraw.confirm.late', { value: { stage: withdrawal.stage } })
    return tellWithdrawal(tx, language, withdrawal.id)
  })
}
