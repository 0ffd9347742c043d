import { toWireMoney, type getWithdrawCharges } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { DomainError } from '../http/domain-error.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { chargeOf, payoutTerms } from './banks.ts'

/** What is kept back of a withdrawal. @throws DomainError withdraw.amount.invalid, in_need_true_account */
export const handleWithdrawCharges: Handler<typeof getWithdrawCharges> = async (call) => {
  trueMemberOf(call)
  const { withdrawAmount, withdrawType } = call.request
  const { minimum, maximum } = payoutTerms[withdrawType]
  if (withdrawAmount < minimum || withdrawAmount > maximum)
    throw new DomainError('withdraw.amount.invalid', { value: { minimum: toWireMoney(minimum), maximum: toWireMoney(maximum) } })
  return toWireMoney(chargeOf(withdrawType, withdrawAmount))
}
