import type { getPointBalance, getPointConfig, getPointConversionType } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { serializeTerms } from '../promotions/terms.ts'
import { realMemberOf } from '../../identity/index.ts'
import { pointBalance } from './point-account.ts'
import { cashRatio, conversionTerms, leastConversion, pointRules } from './point-rules.ts'

/** The points of this member. */
export const handlePointBalance: Handler<typeof getPointBalance> = (call) =>
  pointBalance(call.gateway.db, realMemberOf(call).memberId)

/** How points are earned and what one is worth. */
export const handlePointConfig: Handler<typeof getPointConfig> = async (call) => {
  realMemberOf(call)
  return {
    list: pointRules.map(({ type, amount, point }) => ({ type, amount, point })),
    cashRatio,
  }
}

/** What points can be converted into. */
export const handlePointConversionType: Handler<typeof getPointConversionType> = async (call) => {
  realMemberOf(call)
  const { minimum, multiple } = leastConversion
  const terms = serializeTerms(conversionTerms, { amount: null })
  return { list: [{ type: 'CASH', minimumPoint: minimum, multiple, cashRatio, terms }] }
}
