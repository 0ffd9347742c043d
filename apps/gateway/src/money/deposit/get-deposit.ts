import type { getDeposit } from '@parlour/api-client/endpoints'
import { and, eq } from 'drizzle-orm'
import { deposits } from '../../kernel/db/index.ts'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { countHere } from '../../kernel/limits/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeDeposits } from './deposit-row.ts'

/**
 * How a deposit of the member stands.
 * @throws DomainError deposit.order.unknown, TOO_MANY_REQUESTS, in_need_true_account
 */
export const handleGetDeposit: Handler<typeof getDeposit> = async (call) => {
  const { memberId, tokenHash } = realMemberOf(call)
  countHere(call.gateway, { limit: 'poll.session', of: `deposit/${tokenHash}` })
  const where = and(eq(deposits.memberId, memberId), eq(deposits.orderNo, call.request.orderNo))
  const [told] = await serializeDeposits(call.gateway.db, call, { where })
  if (!told) throw new DomainError('deposit.order.unknown')
  return told
}
