import type { getWithdrawal } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { withdrawals } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { countHere } from '../limits/count-here.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { tellWithdrawals } from './withdrawal-row.ts'

/** How a withdrawal of the member stands. @throws DomainError withdraw.order.unknown, TOO_MANY_REQUESTS, in_need_true_account */
export const handleGetWithdrawal: Handler<typeof getWithdrawal> = async (call) => {
  const { memberId, tokenHash } = trueMemberOf(call)
  countHere(call.gateway, { limit: 'poll.session', of: `withdrawal/${tokenHash}` })
  const where = and(eq(withdrawals.memberId, memberId), eq(withdrawals.orderNo, call.request.orderNo))
  const [told] = await tellWithdrawals(call.gateway.db, call.language, { where })
  if (!told) throw new DomainError('withdraw.order.unknown', { status: 404 })
  return told
}
