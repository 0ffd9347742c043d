import type { getDeposit } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { deposits } from '../db/tables/index.ts'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { countHere } from '../limits/count-here.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { tellDeposits } from './deposit-row.ts'

/** How a deposit of the member stands. @throws DomainError deposit.order.unknown, TOO_MANY_REQUESTS, in_need_true_account */
export const handleGetDeposit: Handler<typeof getDeposit> = async (call) => {
  const { memberId, tokenHash } = trueMemberOf(call)
  countHere(call.gateway, { limit: 'poll.session', of: `deposit/${tokenHash}` })
  const where = and(eq(deposits.memberId, memberId), eq(deposits.orderNo, call.request.orderNo))
  const [told] = await tellDeposits(call.gateway.db, call, { where })
  if (!told) throw new DomainError('deposit.order.unknown', { status: 404 })
  return told
}
