import type { cancelDeposit } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { callWithIdempotency } from '../../kernel/ledger/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeDeposits } from './deposit-row.ts'

/**
 * Gives up a deposit that is not paid yet, once per key.
 * @throws DomainError deposit.order.unknown, deposit.cancel.late
 */
export const handleCancelDeposit: Handler<typeof cancelDeposit> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { orderNo } = call.request
  return callWithIdempotency(call, { of: 'cancelDeposit', memberId, body: { orderNo } }, async (tx) => {
    const where = and(eq(deposits.memberId, memberId), eq(deposits.orderNo, orderNo))
    const [deposit] = await tx.select().from(deposits).where(where).for('update')
    if (!deposit) throw new DomainError('deposit.order.unknown')
    const open = deposit.status === 'pending' || (deposit.method === 'transfer' && deposit.status === 'checking')
    if (!open) throw new DomainError('deposit.cancel.late', { value: { status: deposit.status } })
    await tx.update(deposits).set({ status: 'cancelled', settledAt: call.now }).where(eq(deposits.id, deposit.id))
    const [told] = await serializeDeposits(tx, call, { where })
    if (!told) throw new Error('a deposit that was just cancelled is not there')
    return told
  })
}
