import type { listWithdrawBanks } from '@parlour/api-client/endpoints'
import type { Handler } from '../../kernel/http/index.ts'
import { realMemberOf } from '../../identity/index.ts'
import { payoutBanks, payoutTerms } from './banks.ts'
import { usualMinutes } from './usual-minutes.ts'

/** Everything that can be paid to, with limits, charge and usual time. @throws DomainError in_need_true_account */
export const handleListWithdrawBanks: Handler<typeof listWithdrawBanks> = async (call) => {
  realMemberOf(call)
  const minutes = await usualMinutes(call.gateway.db, call.now)
  return {
    list: payoutBanks.map(({ bankCode, bankName, kind, numberMin, numberMax, example }) => {
      const { minimum, maximum, chargePercent, minimumCharge } = payoutTerms[kind]
      return {
        bankCode,
        bankName,
        type: kind,
        minimum,
        maximum,
        chargePercent,
        minimumCharge,
        numberMin,
        numberMax,
        example,
        usualMinutes: minutes[kind],
      }
    }),
  }
}
