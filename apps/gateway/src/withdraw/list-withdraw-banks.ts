import { toWireMoney, type listWithdrawBanks } from '@parlour/api-client/endpoints'
import type { Handler } from '../http/call.ts'
import { trueMemberOf } from '../wallet/true-member.ts'
import { payoutBanks, payoutTerms } from './banks.ts'
import { usualMinutes } from './usual-minutes.ts'

/** Everything that can be paid to, with limits, charge and usual time. @throws DomainError in_need_true_account */
export const handleListWithdrawBanks: Handler<typeof listWithdrawBanks> = async (call) => {
  trueMemberOf(call)
  const minutes = await usualMinutes(call.gateway.db, call.now)
  return {
    list: payoutBanks.map(({ bankCode, bankName, kind, numberMin, numberMax, example }) => {
      const { minimum, maximum, chargePercent, minimumCharge } = payoutTerms[kind]
      return {
        bankCode,
        bankName,
        type: kind,
        minimum: toWireMoney(minimum),
        maximum: toWireMoney(maximum),
        chargePercent,
        minimumCharge: toWireMoney(minimumCharge),
        numberMin,
        numberMax,
        example,
        usualMinutes: minutes[kind],
      }
    }),
  }
}
