import type { confirmPayment, listPaymentConfirmations } from '@parlour/api-client/endpoints'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { withdrawals } from '../../kernel/db/index.ts'
import type { WithdrawalStatus } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { lockWithdrawal } from './find-withdrawal.ts'
import { transitionWithdrawal } from './transition-withdrawal.ts'
import { confirmMinutes } from './withdraw-limits.ts'
import { serializeWithdrawal, serializeWithdrawals } from './withdrawal-row.ts'

const outcomes = {
  RECEIVED: 'received',
  NOT_RECEIVED: 'not-received',
  FORCED_RECEIVED: 'forced-received',
} as const satisfies Record<string, WithdrawalStatus>

/** The paid withdrawals of the member that wait for a word. @throws DomainError in_need_true_account */
export const handleListPaymentConfirmations: Handler<typeof listPaymentConfirmations> = async (call) => {
  const { memberId } = realMemberOf(call)
  const where = and(eq(withdrawals.memberId, memberId), inArray(withdrawals.stage, ['paid', 'not-received']))
  const newestFirst = [desc(withdrawals.at), desc(withdrawals.orderNo)]
  const { db } = call.gateway
  const list = await serializeWithdrawals(db, call.language, { where, orderBy: newestFirst, limit: 50 })
  return { list, confirmMinutes }
}

/**
 * Takes the member's word on a paid withdrawal, once per key. The first transaction that locks the row decides: after
 * the countdown has counted it as received, a word comes too late.
 * @throws DomainError withdraw.order.unknown, withdraw.confirm.late, in_need_true_account
 */
export const handleConfirmPayment: Handler<typeof confirmPayment> = async (call) => {
  const { now, language } = call
  const { memberId } = realMemberOf(call)
  const { orderNo, status, remark } = call.request
  return callWithIdempotency(
    call,
    { of: 'confirmPayment', memberId, body: { orderNo, status, remark } },
    async (tx) => {
      const withdrawal = await lockWithdrawal(tx, memberId, orderNo)
      const late = withdrawal.countsAt !== null && withdrawal.countsAt <= now && status !== 'RECEIVED'
      const step = { to: outcomes[status], by: 'member' as const, reason: remark || null, now }
      const moved = late ? null : await transitionWithdrawal(tx, call.gateway.ports, withdrawal, step)
      if (!moved) throw new DomainError('withdraw.confirm.late', { value: { stage: withdrawal.stage } })
      return serializeWithdrawal(tx, language, withdrawal.id)
    },
  )
}
