import type { getWithdrawal } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { withdrawals } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeWithdrawals } from './withdrawal-row.ts'

/**
 * How a withdrawal of the member stands.
 * @throws DomainError withdraw.order.unknown, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleGetWithdrawal: Handler<typeof getWithdrawal> = async (call) => {
  const { memberId, tokenHash } = realMemberOf(call)
  countHere(call.gateway, { limit: 'poll.session', of: `withdrawal/${tokenHash}` })
  const where = and(eq(withdrawals.memberId, memberId), eq(withdrawals.orderNo, call.request.orderNo))
  const [told] = await serializeWithdrawals(call.gateway.db, call.language, { where })
  if (!told) throw new DomainError('withdraw.order.unknown')
  return told
}
