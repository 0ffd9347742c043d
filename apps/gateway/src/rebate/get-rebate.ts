import { toWireMoney, type getRebate } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { answerTerms } from '../promotions/terms.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { answerLines, leastRebate, openRebate, rebateTerms } from './open-rebate.ts'

/** The manual rebate that has gathered for this member. */
export const handleRebate: Handler<typeof getRebate> = async (call) => {
  const { memberId } = trueMemberOf(call)
  const { from, until, lines, amount } = await openRebate(call.gateway.db, memberId, call.now)
  return {
    startTime: from,
    endTime: until,
    amount: toWireMoney(amount),
    minimum: toWireMoney(leastRebate),
    claimable: amount >= leastRebate,
    list: answerLines(lines),
    terms: answerTerms(rebateTerms, { amount }),
  }
}
