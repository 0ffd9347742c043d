import type { getRebate } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { realMemberOf } from '../../identity/index.ts'
import { serializeRebateLines, leastRebate, openRebate, rebateTerms } from './open-rebate.ts'

/** The manual rebate that has gathered for this member. */
export const handleRebate: Handler<typeof getRebate> = async (call) => {
  const { memberId } = realMemberOf(call)
  const { from, until, lines, amount } = await openRebate(call.gateway.db, memberId, call.now)
  return {
    startTime: from,
    endTime: until,
    amount,
    minimum: leastRebate,
    claimable: amount >= leastRebate,
    list: serializeRebateLines(lines),
    terms: serializeTerms(rebateTerms, { amount }),
  }
}
