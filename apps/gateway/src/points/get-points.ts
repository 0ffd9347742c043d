import {
  toWireMoney, type getPointBalance, type getPointConfig, type getPointConversionType,
} from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { answerTerms } from '../promotions/terms.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { pointBalance } from './point-account.ts'
import { cashRatio, conversionTerms, leastConversion, pointRules } from './point-rules.ts'

/** The points of this member. */
export const handlePointBalance: Handler<typeof getPointBalance> = (call) =>
  pointBalance(call.gateway.db, trueMemberOf(call).memberId)

/** How points are earned and what one is worth. */
export const handlePointConfig: Handler<typeof getPointConfig> = async (call) => {
  trueMemberOf(call)
  return {
    list: pointRules.map(({ type, amount, point }) => ({ type, amount: toWireMoney(amount), point })),
    cashRatio: toWireMoney(cashRatio),
  }
}

/** What points can be converted into. */
export const handlePointConversionType: Handler<typeof getPointConversionType> = async (call) => {
  trueMemberOf(call)
  const { minimum, multiple } = leastConversion
  const terms = answerTerms(conversionTerms, { amount: null })
  return { list: [{ type: 'CASH', minimumPoint: minimum, multiple, cashRatio: toWireMoney(cashRatio), terms }] }
}
