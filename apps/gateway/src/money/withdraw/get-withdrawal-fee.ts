import type { getWithdrawalFee } from '@parlour/api-client/endpoints'
import { DomainError } from '../../kernel/http/index.ts'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { withdrawalFeeOf, payoutTerms } from './banks.ts'

/** What is kept back of a withdrawal. @throws DomainError withdraw.amount.invalid, in_need_true_account */
export const handleWithdrawalFee: Handler<typeof getWithdrawalFee> = async (call) => {
  realMemberOf(call)
  const { withdrawAmount, withdrawType } = call.request
  const { minimum, maximum } = payoutTerms[withdrawType]
  if (withdrawAmount < minimum || withdrawAmount > maximum)
    throw new DomainError('withdraw.amount.invalid', {
      amounts: { minimum, maximum },
    })
  return withdrawalFeeOf(withdrawType, withdrawAmount)
}
